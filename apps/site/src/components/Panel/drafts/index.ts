// The data of a draft: the fields of a call, the input, and the format in which drafts are saved.
export {fromBase64Url, toBase64Url} from './base64Url';
export {MAX_LABEL_LENGTH, ShareError, type DraftFormat} from './draftFormat';
export {
  composeCall,
  fieldLeftOut,
  fieldOfValue,
  mistakeOf,
  notationOf,
  readFields,
  type Field,
  type Fields,
} from './fields';
export {inputOfBytes, isSameBytes, isSameInput, jsonMistake, type Input} from './input';
export {MAX_FORM_LENGTH} from './literals';
