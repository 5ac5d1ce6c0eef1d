/** The parts of a function page. Their headings are in the page itself. */
export {default as EdgeCases} from './EdgeCases';
export {default as Errors} from './Errors';
export {default as Examples} from './Examples';
export {default as Limits} from '../Limits';
export {default as Notes} from '../Notes';
export {default as NullAndEmpty} from './NullAndEmpty';
export {default as OtherTools} from './OtherTools';
export {default as Parameters} from './Parameters';
export {default as Returns} from './Returns';
export {default as SeeAlso} from './SeeAlso';
export {default as Summary} from './Summary';
export {default as TryIt} from '../TryIt';
