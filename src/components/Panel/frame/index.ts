// What every panel has around its form and its result.
export {default as PanelColumns} from './PanelColumns';
export {default as PanelFrame} from './PanelFrame';
