// What browser tests need from the functions' definitions. Tests import it from ./definitions, which bundles it.
export {mappingFunctions} from '../../functions/mappingFunctions';
export {workflowFunctions} from '../../functions/workflowFunctions';
export {nameOfExample} from '../../functions/examples/runMappingExample';
export {samplesAsBase64} from '../../functions/examples/samplesAsBase64';
export {formatCall} from '../../functions/language/formatCall';
export {askedIn} from '../../functions/workflow/recordedCalls';
export {formatCall as formatCallCode} from '../../src/values/formatCalls';
export {formatResult} from '../../src/values/formatResult';
