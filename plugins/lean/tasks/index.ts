import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
};

/**
 * A phone ignores taps while it starts the app in one task. Here it starts in several tasks, with
 * room for a tap between them, and most of the code is compiled in the background.
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
        entry: join(siteDir, 'plugins/lean/tasks/browser/start.ts'),
        optimization: {splitChunks: {cacheGroups: {react}}},
        plugins: [
          new currentBundler.instance.BannerPlugin({
            // Chrome compiles such a file as a whole while it arrives, in the background.
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            include: /(?:main|react)\.\w+\.js$/,
            // After the minifier, which drops comments.
            stage: currentBundler.instance.Compilation.PROCESS_ASSETS_STAGE_REPORT,
          }),
        ],
      };
    },
  };
}
