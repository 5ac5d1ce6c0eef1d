// Our configuration on generated pages, in the folder that GROWTH_DOCS names.
import {resolve} from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** Paths of the configuration are relative to its own file. */
function fromRoot(plugin: PluginConfig): PluginConfig {
  const [name, options] = (Array.isArray(plugin) ? plugin : [plugin, {}]) as [
    string,
    Record<string, unknown>,
  ];
  const path = name.startsWith('./') ? resolve(name) : name;
  const isDocs = name.includes('leanDocs');
  const docs = {path: process.env.GROWTH_DOCS, sidebarPath: 'bench/growth/sidebars.ts'};
  return [path, isDocs ? {...options, ...docs, tags: undefined} : options];
}

export default {
  ...config,
  // The footer and the home page lead to pages that may not be among the generated ones.
  onBrokenLinks: 'ignore',
  plugins: config.plugins?.map((plugin) => fromRoot(plugin as PluginConfig)),
} satisfies Config;
