// What the dialog needs for a query with an arrow. It is loaded when the dialog opens, not while the page is idle.
export {parseExamples} from '@documentation/mapping/internal/byExample/parseExamples';
export {answerExamples} from './answerExamples';
export {warmUpExamples} from '../../../engine/exampleEngine';
export {default} from './Calls';
