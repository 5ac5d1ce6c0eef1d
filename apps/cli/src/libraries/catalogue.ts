// All mapping functions, and what runs and finds them. They share the classes of errors, so they are one library.
export {listedFunctions} from '../engine/listedFunctions';
export {runMapping} from '../engine/runMapping';
export {searchByExample} from '../engine/searchByExample';
