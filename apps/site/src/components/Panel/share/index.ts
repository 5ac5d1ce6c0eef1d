// Packs drafts into links, for live panels and the workbench.
export {callFragment} from './callFragment';
export {decodePacked} from './openLink';
export {packText} from './packText';
