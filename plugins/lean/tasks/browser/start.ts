// The app's entry in production. It starts React, the table of all pages and Docusaurus in separate tasks.

// Tells the inline script that warns of a wrong base URL that the scripts have loaded. Docusaurus replaces this object later.
window.docusaurus = {prefetch: () => false, preload: () => false};

// Comes before the import of the table, because the order of imports determines the order of styles.
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
