// What the dialog loads when a query has an arrow.
export {parseExamples} from '../../../../functions/byExample/parseExamples';
export {answerExamples} from './answerExamples';
export {warmUpExamples} from '../../../engine/exampleEngine';
export {default} from './Calls';
