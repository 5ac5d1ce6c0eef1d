// The parts that show an outcome: values as code or tables, failures, and the comparison with the documentation.
export {default as Comparison} from './Comparison';
export {default as DownloadButton} from './DownloadButton';
export {default as FailureMessage} from './FailureMessage';
export {default as LongRun} from './LongRun';
export {default as ResultBody} from './ResultBody';
export {default as ResultCode} from './ResultCode';
export {default as ResultTools} from './ResultTools';
export {default as ValueView, rawText, viewsOf, type View} from './ValueView';
export {isTable} from './isTable';
