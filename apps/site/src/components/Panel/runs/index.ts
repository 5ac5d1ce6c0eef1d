// Hooks that apply edits, run drafts and read the input of a run.
export {default as useEdits} from './useEdits';
export {default as useEngine} from './useEngine';
export {default as useInputValue} from './useInputValue';
export {default as useReadSample} from './useReadSample';
export {default as useRuns} from './useRuns';
