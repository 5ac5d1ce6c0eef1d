// The rows of a form. Each field can be edited as a value or as notation.
export {default as FieldRow} from './FieldRow';
export {default as FieldStates} from './FieldStates';
export {default as FoldedForm} from './FoldedForm';
