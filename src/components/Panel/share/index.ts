// The packing of drafts into links, which live panels and the workbench share.
export {callFragment} from './callFragment';
export {decodePacked} from './openLink';
export {packText} from './packText';
