// What a run is given besides its call: JSON, a text, a file of the reader's or a sample, and the time.
export {default as InputEditor, type Props as InputEditorProps} from './InputEditor';
export {default as NowEditor} from './NowEditor';
export {default as useInputValue} from './useInputValue';
export {default as useReadSample} from './useReadSample';
