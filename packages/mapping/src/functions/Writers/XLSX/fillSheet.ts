import {fail} from '@documentation/base/internal/values/errors';
import {escapeCellText} from '../../../formats/spreadsheets/cellText';
import {elementsAt, stringIn} from '../../../formats/spreadsheets/elements';
import {textToSerial, type DateSystem} from '../../../formats/spreadsheets/serials';
import {
  attributeValue,
  copyOf,
  removeAttribute,
  replaceElement,
  setAttribute,
  setText,
  textIn,
} from '../../../formats/xml/editing';
import {newElement, type XmlDocument, type XmlElement} from '../../../formats/xml/tree';
import type {Value} from '@documentation/base/internal/values/types';
import {numberCells} from './numberCells';
import {fill, findList, hasPlaceholders, type RowScope} from './placeholders';
import {
  rowsAddedAbove,
  shiftFormula,
  shiftRange,
  type Copy,
  type RepeatedRow,
} from './shiftReferences';
import {SHEET_ROWS, TEMPLATE_ROWS} from '@documentation/base/internal/limits/values/documents';
import {quote} from '@documentation/base/internal/values/quote';

/** Fills the placeholders in the XML tree of one sheet. */

export interface TemplateContext {
  readonly values: {readonly [key: string]: Value};
  readonly sharedStrings: readonly string[];
  /** How the workbook counts days. */
  readonly dateSystem: DateSystem;
  /** Whether a cell style shows numbers as dates. */
  readonly isDateStyle: (style: string | null) => boolean;
}

/** Returns the text of a cell with placeholders, or null for other cells, such as numbers and formulas. */
function templateText(cell: XmlElement, sharedStrings: readonly string[]): string | null {
  const type = attributeValue(cell, 't');
  if (elementsAt(cell, 'f').length > 0) {
    return null;
  }
  const [stored] = elementsAt(cell, 'v');
  const text =
    type === 's'
      ? sharedStrings[stored ? Number(textIn(stored)) : NaN]
      : type === 'inlineStr'
        ? elementsAt(cell, 'is').map(stringIn).join('')
        : undefined;
  return text !== undefined && hasPlaceholders(text) ? text : null;
}

/** Adds an element as the last child of its parent, in the parent's namespace. */
export function addElement(parent: XmlElement, localName: string): XmlElement {
  const name = parent.prefix === '' ? localName : `${parent.prefix}:${localName}`;
  const element = {...newElement(name), parent, namespace: parent.namespace};
  parent.children.push(element);
  return element;
}

function writeValue(
  cell: XmlElement,
  value: Value,
  {dateSystem, isDateStyle}: TemplateContext,
): void {
  cell.children = [];
  removeAttribute(cell, 't');
  if (value === null || value === '') {
    return;
  }
  const serial =
    typeof value === 'string' && isDateStyle(attributeValue(cell, 's'))
      ? textToSerial(value, dateSystem)
      : null;
  const number = serial ?? value;
  if (typeof number === 'number') {
    setText(addElement(cell, 'v'), String(number));
  } else if (typeof value === 'boolean') {
    setAttribute(cell, 't', 'b');
    setText(addElement(cell, 'v'), value ? '1' : '0');
  } else {
    setAttribute(cell, 't', 'inlineStr');
    const text = addElement(addElement(cell, 'is'), 't');
    setAttribute(text, 'xml:space', 'preserve');
    setText(text, escapeCellText(value as string));
  }
}

interface TemplateRow {
  readonly element: XmlElement;
  readonly number: number;
  readonly list: {readonly at: string; readonly items: readonly Value[]} | null;
}

function readRows(sheetData: XmlElement, {values, sharedStrings}: TemplateContext): TemplateRow[] {
  return elementsAt(sheetData, 'row').map((element) => {
    const texts = elementsAt(element, 'c').map((cell) => templateText(cell, sharedStrings));
    const list = findList(
      texts.filter((text) => text !== null),
      values,
    );
    const isBound = elementsAt(element, 'c/f').some(
      (formula) => attributeValue(formula, 't') !== null,
    );
    if (list && isBound) {
      const row = attributeValue(element, 'r');
      fail(
        'E_PARSE',
        `Row ${row} is repeated but contains an array formula or a shared formula. Use an ordinary formula in each cell.`,
        'template',
      );
    }
    return {element, number: Number(attributeValue(element, 'r')), list};
  });
}

export interface TemplateSheet {
  readonly name: string;
  readonly document: XmlDocument;
  readonly rows: readonly TemplateRow[];
  readonly repeated: readonly RepeatedRow[];
}

/** Reads the rows of a sheet and finds those to repeat. */
export function readTemplateSheet(
  name: string,
  document: XmlDocument,
  context: TemplateContext,
): TemplateSheet {
  const sheetData = elementsAt(document, 'worksheet/sheetData')[0];
  if (sheetData) {
    numberCells(sheetData);
  }
  const rows = sheetData ? readRows(sheetData, context) : [];
  const repeated = rows
    .filter(({list}) => list)
    .map(({number, list}) => ({row: number, count: Math.max(1, list!.items.length)}));
  const added = rowsAddedAbove(Infinity, repeated);
  const last = Math.max(0, ...rows.slice(-1).map(({number}) => number));
  if (added > TEMPLATE_ROWS || last + added > SHEET_ROWS) {
    fail(
      'E_LIMIT',
      `The lists would add ${added.toLocaleString('en')} rows to the sheet ${quote(name)}, which is too many. Use shorter lists.`,
      'values',
    );
  }
  return {name, document, rows, repeated};
}

type RepeatedBySheet = ReadonlyMap<string, readonly RepeatedRow[]>;

function fillRow(
  row: XmlElement,
  target: number,
  scope: RowScope | null,
  context: TemplateContext,
): void {
  setAttribute(row, 'r', String(target));
  for (const cell of elementsAt(row, 'c')) {
    const column = attributeValue(cell, 'r')?.replace(/(?<!\d)\d+$/, '') ?? '';
    setAttribute(cell, 'r', `${column}${target}`);
    const text = templateText(cell, context.sharedStrings);
    if (text !== null) {
      writeValue(cell, fill(text, context.values, scope), context);
    }
  }
}

/** Moves the references in a row's formulas. Removes the old results, because programs recalculate them. */
function shiftFormulas(row: XmlElement, sheet: string, all: RepeatedBySheet, copy?: Copy): void {
  const formulas = elementsAt(row, 'c').flatMap((cell) =>
    elementsAt(cell, 'f').map((formula) => ({cell, formula})),
  );
  for (const {cell, formula} of formulas) {
    setText(formula, shiftFormula(textIn(formula), sheet, all, copy));
    const range = attributeValue(formula, 'ref');
    if (range) {
      setAttribute(formula, 'ref', shiftRange(range, all.get(sheet) ?? []));
    }
    for (const result of elementsAt(cell, 'v')) {
      replaceElement(result, []);
    }
    removeAttribute(cell, 't');
  }
}

/** Copies merged ranges that lie within a repeated row, and extends or moves all others. */
function shiftMerges({document, repeated}: TemplateSheet): void {
  for (const merge of elementsAt(document, 'worksheet/mergeCells/mergeCell')) {
    const range = attributeValue(merge, 'ref') ?? '';
    const [, from, start, to, end] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
    const own = repeated.find(({row}) => String(row) === start && start === end);
    if (!own) {
      setAttribute(merge, 'ref', shiftRange(range, repeated));
      continue;
    }
    const first = own.row + rowsAddedAbove(own.row, repeated);
    const copies = Array.from({length: own.count}, (_, index) => {
      const copy = copyOf(merge);
      setAttribute(copy, 'ref', `${from}${first + index}:${to}${first + index}`);
      return copy;
    });
    replaceElement(merge, copies);
  }
  for (const merges of elementsAt(document, 'worksheet/mergeCells')) {
    setAttribute(merges, 'count', String(elementsAt(merges, 'mergeCell').length));
  }
}

function shiftRanges({document, repeated}: TemplateSheet): void {
  const shift = (paths: string[], attribute: string) => {
    for (const element of paths.flatMap((path) => elementsAt(document, `worksheet/${path}`))) {
      const ranges = attributeValue(element, attribute)?.split(' ') ?? [];
      if (ranges.length > 0) {
        setAttribute(
          element,
          attribute,
          ranges.map((range) => shiftRange(range, repeated)).join(' '),
        );
      }
    }
  };
  const filters = ['autoFilter', 'customSheetViews/customSheetView/autoFilter'];
  shift(['dimension', ...filters, 'hyperlinks/hyperlink'], 'ref');
  shift(['conditionalFormatting', 'dataValidations/dataValidation'], 'sqref');
}

/** Fills the sheet in place. */
export function fillSheet(
  sheet: TemplateSheet,
  all: RepeatedBySheet,
  context: TemplateContext,
): void {
  for (const {element, number, list} of sheet.rows) {
    const target = number + rowsAddedAbove(number, sheet.repeated);
    if (!list) {
      fillRow(element, target, null, context);
      shiftFormulas(element, sheet.name, all);
      continue;
    }
    const isEmpty = list.items.length === 0;
    const items = isEmpty ? [null] : list.items;
    const copies = items.map((item, index) => {
      const copy = copyOf(element);
      fillRow(copy, target + index, {at: list.at, item, isEmpty}, context);
      shiftFormulas(copy, sheet.name, all, {row: number, index});
      return copy;
    });
    replaceElement(element, copies);
  }
  shiftMerges(sheet);
  shiftRanges(sheet);
}
