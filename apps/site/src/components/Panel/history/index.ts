// The drafts of the latest runs, which are kept in the reader's browser.
export {addToHistory} from './history';
