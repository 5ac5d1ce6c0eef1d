// What browser tests need from the functions' definitions. Tests import it from ./definitions, which bundles it.
export {mappingFunctions} from '@documentation/mapping/internal/functions/index';
export {workflowFunctions} from '@documentation/workflow/internal/functions/index';
export {nameOfExample} from '@documentation/mapping/internal/examples/runMappingExample';
export {samplesAsBase64} from '@documentation/workflow/internal/examples/samplesAsBase64';
export {formatCall} from '@documentation/mapping/internal/language/formatCall';
export {askedIn} from '@documentation/workflow/internal/language/recordedCalls';
export {formatCall as formatCallCode} from '@documentation/reference/internal/values/formatCalls';
export {formatResult} from '@documentation/reference/internal/values/formatResult';
