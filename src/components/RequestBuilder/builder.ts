// What is loaded when a reader opens the builder.
export {default as BuilderPanel} from './BuilderPanel';
export {loadReadJson} from '../../universal/requestForm/jsonBody';
