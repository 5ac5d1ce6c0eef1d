// The app's entry in production: React first, then the engine, in a task of its own.
import 'react-dom/client';

setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
