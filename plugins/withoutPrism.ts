import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the browser highlighter out of the bundle. Our CodeBlock doesn't use it, but a client
 * module of the theme imports it on its own, so the import is answered by an empty module.
 */
export default function withoutPrism(): Plugin {
  const emptyModule = fileURLToPath(new URL('./withoutPrism.empty.js', import.meta.url));
  return {
    name: 'without-prism',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer': emptyModule}}}),
  };
}
