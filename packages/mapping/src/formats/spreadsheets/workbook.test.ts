// cspell:ignore chartsheet chartsheets
import {describe, expect, it} from 'vitest';
import {zip} from '../zip/zip';
import {openWorkbook} from './workbook';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Opens a workbook with the parts sheet1.xml and chart1.xml. */
async function open(sheets: string) {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="cells" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="chart" Type="${relations}/chartsheet" Target="chartsheets/chart1.xml"/>
      <Relationship Id="lost" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/>
    </Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"/>`,
    'xl/chartsheets/chart1.xml': `<chartsheet xmlns="${main}"/>`,
  };
  const encoder = new TextEncoder();
  const file = await zip(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, encoder.encode(text)])),
  );
  return openWorkbook(file, 'file');
}

it.each(['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'])(
  'a ZIP archive that has only %s isn’t a workbook',
  async (path) => {
    const file = await zip({[path]: new TextEncoder().encode('<workbook/>')});
    await expect(openWorkbook(file, 'file')).rejects.toThrow(
      'The file is a ZIP archive but not an .xlsx workbook. Check that it’s the right file.',
    );
  },
);

describe('the sheets of a workbook', () => {
  it('have cells only if they are worksheets whose part is there', async () => {
    const {sheets} = await open(
      '<sheet name="Cells" r:id="cells"/><sheet name="Chart" r:id="chart"/><sheet name="Lost" r:id="lost"/><sheet name="Unknown" r:id="none"/>',
    );
    expect(sheets.map(({name, path}) => [name, path])).toEqual([
      ['Cells', 'xl/worksheets/sheet1.xml'],
      ['Chart', null],
      ['Lost', null],
      ['Unknown', null],
    ]);
  });

  it('are hidden unless their state is visible', async () => {
    const states = ['', 'state="visible"', 'state="hidden"', 'state="veryHidden"'];
    const {sheets} = await open(
      states.map((state) => `<sheet name="A" r:id="cells" ${state}/>`).join(''),
    );
    expect(sheets.map(({hidden}) => hidden)).toEqual([false, false, true, true]);
  });

  it('are at least one', async () => {
    await expect(open('')).rejects.toThrow('The workbook is damaged: it has no sheets.');
  });
});
