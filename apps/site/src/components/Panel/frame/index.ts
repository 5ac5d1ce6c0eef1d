// The frame around a panel's form and result.
export {default as ExampleChips} from './ExampleChips';
export {default as PanelColumns} from './PanelColumns';
export {default as PanelFrame} from './PanelFrame';
