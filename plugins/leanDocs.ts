import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

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

/** The docs plugin, with less in the data that every page loads. */
export default async function leanDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(withoutSummaries(route))},
      }),
  };
}

export {validateOptions};
