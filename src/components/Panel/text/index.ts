// Text that grows with what is typed, coloured if it is code.
export {default as GrowingText} from './GrowingText';
