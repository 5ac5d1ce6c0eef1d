/** Importing it makes the worker's code run on the thread of the caller: no file of its own is fetched. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
