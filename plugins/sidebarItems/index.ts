import type {Options} from '@docusaurus/plugin-content-docs';
import {mappingCategories} from '../../functions/mappingFunctions';
import {workflowCategories} from '../../functions/workflowFunctions';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type SidebarItem = Awaited<ReturnType<Generator>>[number];

interface Category {
  readonly name: string;
  readonly functions: readonly {readonly name: string}[];
  readonly categories?: readonly Category[];
}

/** A category of functions: its index page, its sub-categories, its functions. */
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

/** The entries of a folder: for functions in the order of the catalogue, else as Docusaurus finds them. */
export const sidebarItems: Generator = ({defaultSidebarItemsGenerator, ...folder}) => {
  const {dirName} = folder.item;
  return (
    catalogue[dirName]?.map((category) => categoryItem(category, dirName)) ??
    defaultSidebarItemsGenerator(folder)
  );
};
