// All rare parts in one file, loaded by pages that need any of them.
export {default as DateEditor} from './DateEditor';
export {default as InputEditor} from './InputEditor';
export {default as ItemsEditor} from './ItemsEditor';
export {default as NowEditor} from './NowEditor';
