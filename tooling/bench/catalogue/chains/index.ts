import type {Chain} from '../chain';

/** The chains, in the order of the table. A process loads only the chain that it measures, with its libraries. */
export const chains: Readonly<Record<string, () => Promise<{chain: Chain}>>> = {
  csvToFields: () => import('./csvToFields'),
  groupAndSum: () => import('./groupAndSum'),
  joinTwoLists: () => import('./joinTwoLists'),
  sortByTwoKeys: () => import('./sortByTwoKeys'),
  filterAndFormatDates: () => import('./filterAndFormatDates'),
  jsonToXml: () => import('./jsonToXml'),
  xlsxToJson: () => import('./xlsxToJson'),
  jsonToXlsx: () => import('./jsonToXlsx'),
  nestedOrdersToRows: () => import('./nestedOrdersToRows'),
  cleanText: () => import('./cleanText'),
};
