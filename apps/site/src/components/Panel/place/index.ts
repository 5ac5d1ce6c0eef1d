// Shows a panel before and after its code has loaded. This module is part of the page's first load.
export {default as LazyPanel} from './LazyPanel';
export {panelCode, type PanelProps} from './usePanel';
