/** The parts of an API page. Their headings are in the page itself. */
export {default as ApiOrigin} from './ApiOrigin';
export {default as AppLink} from './AppLink';
export {default as Attempts} from './Attempts';
export {default as Changes} from './Changes';
export {default as Event} from './Event';
export {default as FieldTable} from './FieldTable';
export {default as Limits} from './Limits';
export {default as Meanings} from './Meanings';
export {default as Operation} from './operation/Operation';
export {default as Problem} from './Problem';
export {default as Programs} from './Programs';
export {default as Retries} from './Retries';
export {default as Scopes} from './Scopes';
export {default as Upgrade} from './Upgrade';
export {default as Versions} from './Versions';
