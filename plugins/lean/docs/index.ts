import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
  type PropSidebarItem,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {functionPagePattern} from '../../functionPages/pages';

/** The breadcrumbs ask whether an item has an ID. Which one it is matters only to the theme's cards; we have none. */
function withoutIds<Item extends PropSidebarItem>(item: Item): Item {
  return {
    ...item,
    ...('docId' in item && {docId: '-'}),
    ...(item.type === 'category' && {items: item.items.map(withoutIds)}),
  };
}

/** The titles and descriptions of all pages, which only the theme's cards need, too. */
function leanVersion(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars).map(
    ([name, items]) => [name, items.map(withoutIds)] as const,
  );
  return {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars)};
}

function leanRoute({props, routes, ...route}: RouteConfig): RouteConfig {
  return {
    ...route,
    ...(props && {
      props: props.version
        ? {...props, version: leanVersion(props.version as PropVersionMetadata)}
        : props,
    }),
    ...(routes && {routes: routes.map(leanRoute)}),
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
          addRoute: (route) => actions.addRoute(leanRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(withoutPages(data)),
        },
      }),
  };
}

/** Docusaurus expects the option validation on the plugin itself. */
export default Object.assign(leanDocs, {validateOptions});
