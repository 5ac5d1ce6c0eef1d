import type {Document, Element} from '@xmldom/xmldom';
import {fail} from '../../../language/errors';
import {escapeCellText} from '../../../formats/spreadsheets/cellText';
import {MAX_ROWS} from '../../../formats/spreadsheets/references';
import {textToSerial} from '../../../formats/spreadsheets/serials';
import type {Value} from '../../../language/types';
import {fill, findList, hasPlaceholders, type RowScope} from './placeholders';
import {
  rowsAddedAbove,
  shiftFormula,
  shiftRange,
  type Copy,
  type RepeatedRow,
} from './shiftReferences';

/** Fills the placeholders of one sheet, in the tree of its XML. */

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** More rows than this aren't made from templates. */
const MAX_NEW_ROWS = 100_000;

export interface TemplateContext {
  readonly values: {readonly [key: string]: Value};
  readonly sharedStrings: readonly string[];
  /** Whether a cell style shows numbers as dates. */
  readonly isDateStyle: (style: string | null) => boolean;
}

export function elements(parent: Document | Element, name: string): Element[] {
  return Array.from(parent.getElementsByTagNameNS('*', name));
}

function child(parent: Element, name: string): Element | null {
  return elements(parent, name)[0] ?? null;
}

/** The text of a cell that may hold placeholders; null for numbers, formulas and the like. */
function templateText(cell: Element, sharedStrings: readonly string[]): string | null {
  const type = cell.getAttribute('t');
  if (child(cell, 'f')) {
    return null;
  }
  const text =
    type === 's'
      ? sharedStrings[Number(child(cell, 'v')?.textContent)]
      : type === 'inlineStr'
        ? elements(cell, 't')
            .map(({textContent}) => textContent ?? '')
            .join('')
        : undefined;
  return text !== undefined && hasPlaceholders(text) ? text : null;
}

function setText(cell: Element, name: string, text: string): void {
  const element = cell.ownerDocument!.createElementNS(namespace, name);
  element.textContent = text;
  if (name === 't') {
    element.setAttribute('xml:space', 'preserve');
    const holder = cell.ownerDocument!.createElementNS(namespace, 'is');
    holder.appendChild(element);
    cell.appendChild(holder);
  } else {
    cell.appendChild(element);
  }
}

function writeValue(cell: Element, value: Value, {isDateStyle}: TemplateContext): void {
  while (cell.firstChild) {
    cell.removeChild(cell.firstChild);
  }
  cell.removeAttribute('t');
  if (value === null || value === '') {
    return;
  }
  const serial =
    typeof value === 'string' && isDateStyle(cell.getAttribute('s')) ? textToSerial(value) : null;
  const number = serial ?? value;
  if (typeof number === 'number') {
    setText(cell, 'v', String(number));
  } else if (typeof value === 'boolean') {
    cell.setAttribute('t', 'b');
    setText(cell, 'v', value ? '1' : '0');
  } else {
    cell.setAttribute('t', 'inlineStr');
    setText(cell, 't', escapeCellText(value as string));
  }
}

interface TemplateRow {
  readonly element: Element;
  readonly number: number;
  readonly list: {readonly at: string; readonly items: readonly Value[]} | null;
}

function readRows(sheetData: Element, {values, sharedStrings}: TemplateContext): TemplateRow[] {
  return elements(sheetData, 'row').map((element) => {
    const texts = elements(element, 'c').map((cell) => templateText(cell, sharedStrings));
    const list = findList(
      texts.filter((text) => text !== null),
      values,
    );
    const isBound = elements(element, 'f').some((formula) => formula.getAttribute('t') !== null);
    if (list && isBound) {
      const row = element.getAttribute('r');
      fail(
        'E_PARSE',
        `Row ${row} repeats, but has a formula that covers several cells.`,
        'template',
      );
    }
    return {element, number: Number(element.getAttribute('r')), list};
  });
}

export interface TemplateSheet {
  readonly name: string;
  readonly document: Document;
  readonly rows: readonly TemplateRow[];
  readonly repeated: readonly RepeatedRow[];
}

/** Finds the rows of a sheet that repeat. */
export function readTemplateSheet(
  name: string,
  document: Document,
  context: TemplateContext,
): TemplateSheet {
  const sheetData = elements(document, 'sheetData')[0];
  const rows = sheetData ? readRows(sheetData, context) : [];
  const repeated = rows
    .filter(({list}) => list)
    .map(({number, list}) => ({row: number, count: Math.max(1, list!.items.length)}));
  const added = rowsAddedAbove(Infinity, repeated);
  const last = Math.max(0, ...rows.slice(-1).map(({number}) => number));
  if (added > MAX_NEW_ROWS || last + added > MAX_ROWS) {
    fail('E_LIMIT', `The sheet "${name}" would get ${added} more rows.`, 'values');
  }
  return {name, document, rows, repeated};
}

type RepeatedBySheet = ReadonlyMap<string, readonly RepeatedRow[]>;

function fillRow(
  row: Element,
  target: number,
  scope: RowScope | null,
  context: TemplateContext,
): void {
  row.setAttribute('r', String(target));
  for (const cell of elements(row, 'c')) {
    const column = cell.getAttribute('r')?.replace(/(?<!\d)\d+$/, '') ?? '';
    cell.setAttribute('r', `${column}${target}`);
    const text = templateText(cell, context.sharedStrings);
    if (text !== null) {
      writeValue(cell, fill(text, context.values, scope), context);
    }
  }
}

/** Moves the formulas of a row and drops their old results: they are calculated when the file opens. */
function shiftFormulas(row: Element, sheet: string, all: RepeatedBySheet, copy?: Copy): void {
  for (const formula of elements(row, 'f')) {
    formula.textContent = shiftFormula(formula.textContent ?? '', sheet, all, copy);
    const range = formula.getAttribute('ref');
    if (range) {
      formula.setAttribute('ref', shiftRange(range, all.get(sheet) ?? []));
    }
    const cell = formula.parentNode as Element;
    const result = child(cell, 'v');
    if (result) {
      cell.removeChild(result);
    }
    cell.removeAttribute('t');
  }
}

/** A merge within a repeated row is there for each copy; all others grow or move. */
function shiftMerges({document, repeated}: TemplateSheet): void {
  for (const merge of elements(document, 'mergeCell')) {
    const range = merge.getAttribute('ref') ?? '';
    const [, from, start, to, end] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
    const own = repeated.find(({row}) => String(row) === start && start === end);
    if (!own) {
      merge.setAttribute('ref', shiftRange(range, repeated));
      continue;
    }
    const first = own.row + rowsAddedAbove(own.row, repeated);
    for (let index = own.count - 1; index >= 0; index -= 1) {
      const copy = index === 0 ? merge : (merge.cloneNode(true) as Element);
      copy.setAttribute('ref', `${from}${first + index}:${to}${first + index}`);
      if (copy !== merge) {
        merge.parentNode!.insertBefore(copy, merge.nextSibling);
      }
    }
  }
  for (const merges of elements(document, 'mergeCells')) {
    merges.setAttribute('count', String(elements(merges, 'mergeCell').length));
  }
}

function shiftRanges({document, repeated}: TemplateSheet): void {
  const shift = (names: string[], attribute: string) => {
    for (const element of names.flatMap((name) => elements(document, name))) {
      const ranges = element.getAttribute(attribute)?.split(' ') ?? [];
      if (ranges.length > 0) {
        element.setAttribute(
          attribute,
          ranges.map((range) => shiftRange(range, repeated)).join(' '),
        );
      }
    }
  };
  shift(['dimension', 'autoFilter', 'hyperlink'], 'ref');
  shift(['conditionalFormatting', 'dataValidation'], 'sqref');
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
    for (const [index, item] of items.entries()) {
      const copy = element.cloneNode(true) as Element;
      element.parentNode!.insertBefore(copy, element);
      fillRow(copy, target + index, {at: list.at, item, isEmpty}, context);
      shiftFormulas(copy, sheet.name, all, {row: number, index});
    }
    element.parentNode!.removeChild(element);
  }
  shiftMerges(sheet);
  shiftRanges(sheet);
}
