import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MustBeBundled} from '../mustBeBundled';
import {desktopFrom} from './desktopFrom';

/** Makes a window of exactly 996 px a desktop, as specified. Docusaurus has 996 in its styles and in a hook. */
export default function desktopBreakpoint({siteDir}: LoadContext): Plugin {
  const hook = join(siteDir, 'docusaurus/lean/breakpoint/browser/useWindowSize.ts');
  return {
    name: 'desktop-breakpoint',
    configurePostCss: ({plugins, ...options}) => ({...options, plugins: [...plugins, desktopFrom]}),
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /[\\/]hooks[\\/]useWindowSize$/,
          hook,
        ),
        new MustBeBundled([hook]) as never,
      ],
    }),
  };
}
