import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MustBeBundled} from '../mustBeBundled';

/** Replaces how Docusaurus handles failures, where the specification wants something else. */
export default function leanFailures({siteDir}: LoadContext): Plugin {
  const errorBoundary = join(siteDir, 'src/components/ErrorBoundary/index.tsx');
  const storage = join(siteDir, 'docusaurus/lean/failures/browser/storage.ts');
  return {
    name: 'lean-failures',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      resolve: {alias: {'@docusaurus/ErrorBoundary': errorBoundary}},
      plugins: [
        // The theme imports its own module by a relative path, which an alias can't match.
        new currentBundler.instance.NormalModuleReplacementPlugin(/[\\/]storageUtils$/, storage),
        new MustBeBundled([errorBoundary, storage]) as never,
      ],
    }),
  };
}
