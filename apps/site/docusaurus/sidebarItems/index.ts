import type {Options} from '@docusaurus/plugin-content-docs';
import {mappingCategories} from '@documentation/mapping/internal/functions/index';
import {workflowCategories} from '@documentation/workflow/internal/functions/index';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type SidebarItem = Awaited<ReturnType<Generator>>[number];

interface Category {
  readonly name: string;
  readonly functions: readonly {readonly name: string}[];
  readonly categories?: readonly Category[];
}

/** Creates the sidebar item of a function category, with its index page, sub-categories and functions. */
function categoryItem(category: Category, parent: string): SidebarItem {
  const path = `${parent}/${category.name}`;
  return {
    type: 'category',
    label: category.name,
    link: {type: 'doc', id: `${path}/index`},
    items: [
      ...(category.categories ?? []).map((child) => categoryItem(child, path)),
      ...category.functions.map(({name}): SidebarItem => ({type: 'doc', id: `${path}/${name}`})),
    ],
  };
}

const catalogue: Readonly<Record<string, readonly Category[]>> = {
  'platformRef/mappingFunctions': mappingCategories,
  'platformRef/workflowFunctions': workflowCategories,
};

/** Returns a folder's sidebar items: functions in catalogue order, anything else in Docusaurus's default order. */
export const sidebarItems: Generator = ({defaultSidebarItemsGenerator, ...folder}) => {
  const {dirName} = folder.item;
  return (
    catalogue[dirName]?.map((category) => categoryItem(category, dirName)) ??
    defaultSidebarItemsGenerator(folder)
  );
};
