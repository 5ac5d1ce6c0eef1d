import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {functionPagePattern} from '../../functionPages/pages';

/** The titles and descriptions of all pages, which only the theme's cards need; we have none. */
function withoutSummaries({props, routes, ...route}: RouteConfig): RouteConfig {
  return {
    ...route,
    ...(props && {
      props: props.version ? {...props, version: {...props.version, docs: {}}} : props,
    }),
    ...(routes && {routes: routes.map(withoutSummaries)}),
  };
}

/** The list of all pages, which only the theme's navbar items for docs need; we have none. */
function withoutPages(data: unknown): GlobalPluginData {
  const {versions, ...rest} = data as GlobalPluginData;
  return {...rest, versions: versions.map((version) => ({...version, docs: []}))};
}

/** The docs plugin, with less in the data that every page loads. */
async function leanDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    // When these change, plugins/functionPages makes Docusaurus reload everything anyway.
    getPathsToWatch: () => [...plugin.getPathsToWatch!(), `!docs/${functionPagePattern}`],
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(withoutSummaries(route)),
          setGlobalData: (data) => actions.setGlobalData(withoutPages(data)),
        },
      }),
  };
}

/** Docusaurus expects the option validation on the plugin itself. */
export default Object.assign(leanDocs, {validateOptions});
