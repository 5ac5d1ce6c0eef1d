/** Importing this module runs the worker's code on the caller's thread, so no separate file is fetched. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
