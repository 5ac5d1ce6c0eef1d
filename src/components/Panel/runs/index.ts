// Edits and the runs that follow them.
export {default as useEdits} from './useEdits';
export {default as useEngine} from './useEngine';
export {default as useRuns} from './useRuns';
