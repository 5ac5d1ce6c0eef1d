import {expect, it} from 'vitest';
import {typedValues} from './cellValues';
import {decoyContent} from './decoyContent.fixture';
import {decoyParts} from './decoyParts.fixture';
import {packageOf} from './packages.fixture';
import {readCells} from './readCells';
import {openWorkbook} from './workbook';

it.each([...decoyParts, ...decoyContent])(
  'reads $title as spreadsheet programs do',
  async ({parts, rows}) => {
    const workbook = await openWorkbook(await packageOf(parts), 'file');
    expect(workbook.sheets.map(({name, hidden}) => ({name, hidden}))).toEqual([
      {name: 'Data', hidden: false},
    ]);
    const cells = await readCells(workbook, workbook.sheets[0]!, typedValues(workbook), 'file');
    expect(cells).toEqual(rows);
  },
);
