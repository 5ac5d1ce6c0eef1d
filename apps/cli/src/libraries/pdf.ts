// The library that reads PDF files, in place of its two modules. Its worker runs in the same thread.
import './undrawn';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

export {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';
