// A text area that grows with its text, which is coloured if it is code.
export {default as GrowingText} from './GrowingText';
