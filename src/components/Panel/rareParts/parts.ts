// Fetched in one file, for the pages that need one of them.
export {default as DateEditor} from './DateEditor';
export {default as InputEditor} from './InputEditor';
export {default as ItemsEditor} from './ItemsEditor';
export {default as NowEditor} from './NowEditor';
