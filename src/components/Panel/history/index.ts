// The drafts that ran last, kept in the reader's browser.
export {addToHistory} from './history';
