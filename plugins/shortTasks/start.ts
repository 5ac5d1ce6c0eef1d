// The app's entry in production: React first, then the engine, in a task of its own.
import 'react-dom/client';

// A script in the page takes this for the sign that the scripts could be loaded; the engine replaces it.
window.docusaurus = {prefetch: () => false, preload: () => false};

setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
