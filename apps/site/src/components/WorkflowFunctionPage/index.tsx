/** The parts of a workflow function page. Their headings are in the page itself. */
export {default as Configuration} from './Configuration';
export {default as Credentials} from './Credentials';
export {default as Errors} from './Errors';
export {default as Input} from './Input';
export {default as MoreExamples} from './MoreExamples';
export {default as Output} from './Output';
export {default as SeeAlso} from './SeeAlso';
export {default as Summary} from './Summary';
export {default as Limits} from '../Limits';
export {default as Notes} from '../Notes';
export {default as TryIt} from '../TryStep';
