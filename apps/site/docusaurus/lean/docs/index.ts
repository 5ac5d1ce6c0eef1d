import docsPlugin, {
  validateOptions,
  type DocMetadata,
  type LoadedContent,
  type PluginOptions,
  type PropSidebarItem,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {functionPagePattern} from '../../functionPages/paths';

/**
 * Shortens all document IDs. Breadcrumbs only check whether there is an ID. Only
 * the theme's cards, which we don't use, read it.
 */
function withoutIds<Item extends PropSidebarItem>(item: Item): Item {
  return {
    ...item,
    ...('docId' in item && {docId: '-'}),
    ...(item.type === 'category' && {items: item.items.map(withoutIds)}),
  };
}

/** Removes the titles and descriptions of all pages, which only the theme's cards need. */
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

/** The IDs of the documents that the navbar links to. */
function idsInNavbar({siteConfig}: LoadContext): string[] {
  const {items = []} = (siteConfig.themeConfig as UserThemeConfig).navbar ?? {};
  return items.filter(({type}) => type === 'doc').map(({docId}) => docId as string);
}

/** Removes the list of all pages, except those that the navbar links to. */
function withoutPages(data: unknown, needed: readonly string[]): GlobalPluginData {
  const {versions, ...rest} = data as GlobalPluginData;
  return {
    ...rest,
    versions: versions.map(({docs, ...version}) => ({
      ...version,
      docs: docs.filter(({id}) => needed.includes(id)),
    })),
  };
}

/**
 * Keeps what components read of a page's facts. The front matter is also an export of the page, and the banners read
 * only two fields of this copy.
 */
function leanFacts(facts: DocMetadata): object {
  const {id, title, description, source, permalink, editUrl} = facts;
  const {lastUpdatedAt, previous, next, frontMatter, tags} = facts;
  return {
    ...{id, title, description, source, permalink, editUrl},
    ...{lastUpdatedAt, previous, next},
    // JSON leaves out what is undefined.
    unlisted: facts.unlisted || undefined,
    frontMatter: {unlisted: frontMatter.unlisted, draft: frontMatter.draft},
    tags: tags.map((tag) => ({
      label: tag.label,
      permalink: tag.permalink,
      description: tag.description,
    })),
  };
}

/** Wraps the docs plugin to shrink the data that every page loads. */
async function leanDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    // Ignores function pages. When they change, apps/site/docusaurus/functionPages makes Docusaurus reload everything anyway.
    getPathsToWatch: () => [...plugin.getPathsToWatch!(), `!content/docs/${functionPagePattern}`],
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          createData: (name, data) =>
            actions.createData(
              name,
              typeof data === 'object' && 'frontMatter' in data
                ? leanFacts(data as DocMetadata)
                : data,
            ),
          addRoute: (route) => actions.addRoute(leanRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(withoutPages(data, idsInNavbar(context))),
        },
      }),
  };
}

/** Docusaurus expects the option validation on the plugin itself. */
export default Object.assign(leanDocs, {validateOptions});
