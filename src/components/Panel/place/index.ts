// The place of a panel on a page, before and after its code has loaded. Part of the page's first load.
export {default as LazyPanel} from './LazyPanel';
export {panelCode, type PanelProps} from './usePanel';
