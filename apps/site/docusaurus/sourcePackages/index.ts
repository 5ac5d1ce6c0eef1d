import type {Plugin} from '@docusaurus/types';

/** Bundles the packages of this repository from their source. */
export default function sourcePackages(): Plugin {
  return {
    name: 'source-packages',
    configureWebpack: () => ({resolve: {conditionNames: ['source', '...']}}),
  };
}
