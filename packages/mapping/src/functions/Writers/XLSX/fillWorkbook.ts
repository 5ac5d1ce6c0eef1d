import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fail} from '@documentation/base/internal/values/errors';
import {unescapeCellText} from '../../../formats/spreadsheets/cellText';
import {elementsAt, stringIn} from '../../../formats/spreadsheets/elements';
import {isDateFormat} from '../../../formats/spreadsheets/numberFormats/isDateFormat';
import {excel1900, excel1904} from '../../../formats/spreadsheets/serials';
import {
  contentTypeNamespaces,
  packageRelationNamespaces,
} from '../../../formats/spreadsheets/namespaces';
import {
  DamagedWorkbookError,
  partText,
  readingPart,
  wrongRoot,
} from '../../../formats/spreadsheets/parts';
import {
  readRelationships,
  relationshipsPath,
  resolveTarget,
} from '../../../formats/spreadsheets/relationships';
import {openWorkbook, readingWorkbook, type Workbook} from '../../../formats/spreadsheets/workbook';
import {
  attributeValue,
  replaceElement,
  setAttribute,
  setText,
  textIn,
} from '../../../formats/xml/editing';
import {parse} from '../../../formats/xml/parse';
import {serialise} from '../../../formats/xml/serialise';
import {rootOf, type XmlDocument} from '../../../formats/xml/tree';
import type {Value} from '@documentation/base/internal/values/types';
import {zip} from '../../../formats/zip/zip';
import {addElement, fillSheet, readTemplateSheet, type TemplateContext} from './fillSheet';
import {shiftFormula, type RepeatedRow} from './shiftReferences';
import {TEMPLATE_PART_BYTES} from '@documentation/base/internal/limits/values/documents';
import {sizeText} from '@documentation/base/internal/limits/format';

/** The elements that must come after the calculation settings (calcPr), according to the workbook standard. */
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

/** The parts of a workbook as XML trees, parsed on demand and written back at the end. */
class Parts {
  private readonly trees = new Map<string, XmlDocument>();

  constructor(private readonly workbook: Workbook) {}

  /** Returns null if there is no such part. Fails if it has another root element. */
  tree(path: string, root: string, namespaces?: readonly string[]): XmlDocument | null {
    const known = this.trees.get(path);
    const source = known ? null : partText(this.workbook.files, path);
    if (known || source === null) {
      return known ?? null;
    }
    if (source.length > TEMPLATE_PART_BYTES) {
      fail(
        'E_LIMIT',
        `A part of the template is larger than ${sizeText(TEMPLATE_PART_BYTES)}. Use a smaller template.`,
        'template',
      );
    }
    const tree = readingPart(path, () => parse(source));
    if (tree.doctype !== '') {
      throw new DamagedWorkbookError('a part contains a DOCTYPE');
    }
    if (elementsAt(tree, root, namespaces).length === 0) {
      throw wrongRoot(path, root);
    }
    this.trees.set(path, tree);
    return tree;
  }

  /** Returns all files except `without`, with the XML trees written back. */
  files(without: string | undefined): Record<string, Uint8Array> {
    const files = Object.entries(this.workbook.files).filter(([path]) => path !== without);
    const written = Array.from(this.trees, ([path, tree]): [string, Uint8Array] => [
      path,
      utf8(serialise(tree)),
    ]);
    return Object.fromEntries([...files, ...written]);
  }
}

function readSharedStrings(tree: XmlDocument | null): string[] {
  return (tree ? elementsAt(tree, 'sst/si') : []).map((item) => unescapeCellText(stringIn(item)));
}

/** Makes programs recalculate all formulas when they open the file. */
function calculateOnOpen(parts: Parts, path: string): void {
  const root = rootOf(parts.tree(path, 'workbook')!);
  let settings = elementsAt(root, 'calcPr')[0];
  if (!settings) {
    settings = addElement(root, 'calcPr');
    const next = afterCalculation.flatMap((name) => elementsAt(root, name))[0];
    if (next) {
      root.children.pop();
      replaceElement(next, [settings, next]);
    }
  }
  setAttribute(settings, 'fullCalcOnLoad', '1');
}

/**
 * Removes the references to the calculation chain, which is outdated because cells have moved. Programs rebuild it.
 * Returns the path of its part.
 */
function forgetCalculationChain(parts: Parts, {files, path}: Workbook): string | undefined {
  const chain = readRelationships(files, path).find(({type}) => type === 'calcChain')?.path;
  const types = parts.tree('[Content_Types].xml', 'Types', contentTypeNamespaces);
  const overrides = types ? elementsAt(types, 'Types/Override', contentTypeNamespaces) : [];
  const relationships = elementsAt(
    parts.tree(relationshipsPath(path), 'Relationships', packageRelationNamespaces)!,
    'Relationships/Relationship',
    packageRelationNamespaces,
  );
  for (const element of [...overrides, ...relationships]) {
    const target = attributeValue(element, 'PartName') ?? attributeValue(element, 'Target') ?? '';
    if (resolveTarget(target, path) === chain) {
      replaceElement(element, []);
    }
  }
  return chain;
}

async function fillParts(
  workbook: Workbook,
  values: {readonly [key: string]: Value},
): Promise<Uint8Array> {
  const parts = new Parts(workbook);
  const context: TemplateContext = {
    values,
    sharedStrings: readSharedStrings(parts.tree(workbook.sharedStringsPath, 'sst')),
    dateSystem: workbook.countsFrom1904 ? excel1904 : excel1900,
    isDateStyle: (style) => isDateFormat(workbook.formats[Number(style ?? 0)] ?? 'General'),
  };
  const sheets = workbook.sheets.flatMap(({name, path}) => {
    const tree = path === null ? null : parts.tree(path, 'worksheet');
    return tree ? [readTemplateSheet(name, tree, context)] : [];
  });
  const repeated = new Map<string, readonly RepeatedRow[]>(
    sheets.map((sheet) => [sheet.name, sheet.repeated]),
  );
  for (const sheet of sheets) {
    fillSheet(sheet, repeated, context);
  }
  for (const definedName of elementsAt(
    parts.tree(workbook.path, 'workbook')!,
    'workbook/definedNames/definedName',
  )) {
    setText(definedName, shiftFormula(textIn(definedName), null, repeated));
  }
  calculateOnOpen(parts, workbook.path);
  return zip(parts.files(forgetCalculationChain(parts, workbook)));
}

/** Fills the placeholders in all sheets of a template. */
export async function fillWorkbook(
  template: Uint8Array,
  values: {readonly [key: string]: Value},
): Promise<Uint8Array> {
  const workbook = await openWorkbook(template, 'template');
  return readingWorkbook('template', () => fillParts(workbook, values));
}
