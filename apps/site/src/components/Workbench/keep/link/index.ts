// Links that contain a mapping, and its data if the reader wants that.
export {decodeWorkbenchLink} from './decodeLink';
export {encodeWorkbenchLink} from './encodeLink';
export {isWorkbenchFragment} from './fragment';
