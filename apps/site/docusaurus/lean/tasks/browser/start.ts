// The app's entry point in production. It loads React, the table of all pages and Docusaurus in separate tasks.

// An inline script shows a warning about the base URL if this object is missing once the page has loaded.
// Docusaurus replaces the object later.
window.docusaurus = {prefetch: () => false, preload: () => false};

// Defined before the table is imported, because the order of imports determines the order of styles.
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
