// The app's entry in production: React, the table of all pages and Docusaurus, each in a task of its own.

// A script in the page takes this as the sign that the scripts have loaded. Docusaurus replaces it.
window.docusaurus = {prefetch: () => false, preload: () => false};

// Before the table, because the order of imports is the order of the styles.
const startEngine = () =>
  import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  await startEngine();
}

void start();
