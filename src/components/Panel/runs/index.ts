// Edits, the runs that follow them, and what a run is given.
export {default as useEdits} from './useEdits';
export {default as useEngine} from './useEngine';
export {default as useInputValue} from './useInputValue';
export {default as useReadSample} from './useReadSample';
export {default as useRuns} from './useRuns';
