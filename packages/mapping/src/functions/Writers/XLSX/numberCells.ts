import {elementsAt} from '../../../formats/spreadsheets/elements';
import {columnLetters, columnNumber} from '../../../formats/spreadsheets/references';
import {attributeValue, setAttribute} from '../../../formats/xml/editing';
import type {XmlElement} from '../../../formats/xml/tree';

/** Writes the `r` attributes that programs may leave out: a row or cell without one follows the previous one. */
export function numberCells(sheetData: XmlElement): void {
  let row = 0;
  for (const rowElement of elementsAt(sheetData, 'row')) {
    const cells = elementsAt(rowElement, 'c');
    const ofCell = cells
      .map((cell) => attributeValue(cell, 'r'))
      .find((reference) => reference !== null)
      ?.replace(/\D/g, '');
    row = Number(attributeValue(rowElement, 'r') ?? ofCell ?? row + 1);
    setAttribute(rowElement, 'r', String(row));
    let column = 0;
    for (const cell of cells) {
      const letters = attributeValue(cell, 'r')?.replace(/\d/g, '');
      column = letters === undefined ? column + 1 : columnNumber(letters);
      setAttribute(cell, 'r', `${columnLetters(column)}${row}`);
    }
  }
}
