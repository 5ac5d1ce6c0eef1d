import type {Plugin} from '@docusaurus/types';

/**
 * Lightning CSS, which minifies the stylesheet, also translates it for older browsers. The engine's
 * other translation before that, of each file alone, would only repeat it.
 */
export default function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
  };
}
