// A text area that grows with its text and colours code.
export {default as GrowingText} from './GrowingText';
