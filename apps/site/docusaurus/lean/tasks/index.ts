import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
};

/**
 * Starts the app in several tasks, so a phone can handle taps between them, and has most of the code
 * compiled in the background. In a single task, the phone would ignore taps until the app has started.
 */
export default function shortTasks({siteDir}: LoadContext): Plugin {
  return {
    name: 'short-tasks',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      return {
        mergeStrategy: {entry: 'replace'},
        entry: join(siteDir, 'docusaurus/lean/tasks/browser/start.ts'),
        optimization: {splitChunks: {cacheGroups: {react}}},
        plugins: [
          new currentBundler.instance.BannerPlugin({
            // Makes Chrome compile the whole file in the background while it arrives.
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            include: /(?:main|react)\.\w+\.js$/,
            // Runs after the minifier, which would drop this comment.
            stage: currentBundler.instance.Compilation.PROCESS_ASSETS_STAGE_REPORT,
          }),
        ],
      };
    },
  };
}
