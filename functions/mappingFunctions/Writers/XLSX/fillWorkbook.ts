import type {Document, DOMParser, XMLSerializer} from '@xmldom/xmldom';
import {utf8} from '../../../formats/encodings/utf8';
import {fail} from '../../../language/errors';
import {unescapeCellText} from '../../../formats/spreadsheets/cellText';
import {loadSsf} from '../../../formats/spreadsheets/ssf';
import {
  openWorkbook,
  partText,
  readingWorkbook,
  type Workbook,
} from '../../../formats/spreadsheets/workbook';
import type {Value} from '../../../language/types';
import {zip} from '../../../formats/zip/zip';
import {elements, fillSheet, readTemplateSheet, type TemplateContext} from './fillSheet';
import {shiftFormula, type RepeatedRow} from './shiftReferences';

/** The largest part that is read as a tree. */
const MAX_PART_BYTES = 5_000_000;

/** What stands behind the settings for calculation in a workbook, by its standard. */
const afterCalculation = [
  'oleSize',
  'customWorkbookViews',
  'pivotCaches',
  'smartTagPr',
  'smartTagTypes',
  'webPublishing',
  'fileRecoveryPr',
  'webPublishObjects',
  'extLst',
];

/** The parts of a workbook as trees, read when they are asked for and written back at the end. */
class Parts {
  private readonly trees = new Map<string, Document>();

  constructor(
    private readonly workbook: Workbook,
    private readonly parser: DOMParser,
    private readonly serializer: XMLSerializer,
  ) {}

  tree(path: string): Document | null {
    const known = this.trees.get(path);
    const source = known ? null : partText(this.workbook.files, path);
    if (known || source === null) {
      return known ?? null;
    }
    if (source.length > MAX_PART_BYTES) {
      fail('E_LIMIT', 'A part of the template is larger than 5 MB.', 'template');
    }
    if (source.includes('<!DOCTYPE')) {
      throw new Error('a part declares a document type');
    }
    const tree = this.parser.parseFromString(source, 'text/xml');
    this.trees.set(path, tree);
    return tree;
  }

  /** All files, with the trees written back, without the one to leave out. */
  files(without: string): Record<string, Uint8Array> {
    const files = Object.entries(this.workbook.files).filter(([path]) => path !== without);
    const written = Array.from(this.trees, ([path, tree]): [string, Uint8Array] => [
      path,
      utf8(this.serializer.serializeToString(tree)),
    ]);
    return Object.fromEntries([...files, ...written]);
  }
}

function readSharedStrings(tree: Document | null): string[] {
  return (tree ? elements(tree, 'si') : []).map((item) =>
    unescapeCellText(
      elements(item, 't')
        .filter(({parentNode}) => parentNode?.nodeName.replace(/^.*:/, '') !== 'rPh')
        .map(({textContent}) => textContent ?? '')
        .join(''),
    ),
  );
}

/** Makes programs calculate all formulas when they open the file. */
function calculateOnOpen(parts: Parts): void {
  const root = parts.tree('xl/workbook.xml')!.documentElement!;
  let settings = elements(root, 'calcPr')[0];
  if (!settings) {
    settings = root.ownerDocument!.createElementNS(root.namespaceURI, 'calcPr');
    const next = afterCalculation.flatMap((name) => elements(root, name))[0] ?? null;
    root.insertBefore(settings, next);
  }
  settings.setAttribute('fullCalcOnLoad', '1');
}

const calculationChain = 'xl/calcChain.xml';

/** The order of calculation names cells that have moved. Programs make it anew. */
function forgetCalculationChain(parts: Parts): void {
  for (const [path, name, attribute] of [
    ['[Content_Types].xml', 'Override', 'PartName'],
    ['xl/_rels/workbook.xml.rels', 'Relationship', 'Target'],
  ] as const) {
    const tree = parts.tree(path);
    for (const element of tree ? elements(tree, name) : []) {
      if (element.getAttribute(attribute)?.endsWith('calcChain.xml')) {
        element.parentNode!.removeChild(element);
      }
    }
  }
}

async function fillParts(
  workbook: Workbook,
  values: {readonly [key: string]: Value},
): Promise<Uint8Array> {
  const {DOMParser: Parser, XMLSerializer: Serializer} = await import('@xmldom/xmldom');
  const ssf = await loadSsf();
  const parts = new Parts(workbook, new Parser({onError: refuseBroken}), new Serializer());
  const context: TemplateContext = {
    values,
    sharedStrings: readSharedStrings(parts.tree(workbook.sharedStringsPath)),
    isDateStyle: (style) => ssf.is_date(workbook.formats[Number(style ?? 0)] ?? 'General'),
  };
  const sheets = workbook.sheets.flatMap(({name, path}) => {
    const tree = path === null ? null : parts.tree(path);
    return tree ? [readTemplateSheet(name, tree, context)] : [];
  });
  const repeated = new Map<string, readonly RepeatedRow[]>(
    sheets.map((sheet) => [sheet.name, sheet.repeated]),
  );
  for (const sheet of sheets) {
    fillSheet(sheet, repeated, context);
  }
  for (const definedName of elements(parts.tree('xl/workbook.xml')!, 'definedName')) {
    definedName.textContent = shiftFormula(definedName.textContent ?? '', null, repeated);
  }
  calculateOnOpen(parts);
  forgetCalculationChain(parts);
  return zip(parts.files(calculationChain));
}

function refuseBroken(level: string, message: string): void {
  if (level !== 'warning') {
    throw new Error(message.split('\n', 1)[0]);
  }
}

/** Fills the placeholders of all sheets of a template. */
export async function fillWorkbook(
  template: Uint8Array,
  values: {readonly [key: string]: Value},
): Promise<Uint8Array> {
  const workbook = await openWorkbook(template, 'template');
  return readingWorkbook('template', () => fillParts(workbook, values));
}
