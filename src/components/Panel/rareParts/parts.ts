// All rare parts in one file, which a page that needs any of them loads.
export {default as DateEditor} from './DateEditor';
export {default as InputEditor} from './InputEditor';
export {default as ItemsEditor} from './ItemsEditor';
export {default as NowEditor} from './NowEditor';
