import ts from 'typescript';

/** Units of limits. Only numbers with one of these units are found, not 'version 3' or 'row 1'. */
const units = [
  'MB|KB|GB|MiB|KiB|bytes?',
  'ms|milliseconds?|seconds?|minutes?|hours?|days?|months?|s',
  'characters|combining marks|code points',
  'attempts|blocks|cash flows|cells|columns|entries|events|filters|items|keys|labels|levels|million|nodes|pages|pairs',
  'parameters|parts|points|positions|problems|products|prices|records|redirects|requests|rows|runs|searches',
  'segments|texts|times|tokens|values',
].join('|');

/** Matches '20 MB' and '1,000,000 rows', but not 'HTTP2 requests', 'from 0 to 10; 0 writes' or 'ISO 8601 hours'. */
const numberWithUnit = new RegExp(
  String.raw`(?<![\w.,:/-])\d(?:[\d,._]*\d)?[-\s\u00a0](?:${units})(?![\w-])`,
  'g',
);

/** Finds numbers with units in text, outside code spans: 'at most 20 MB' → ['20 MB'] */
export function numbersWithUnits(text: string): string[] {
  const prose = text.replaceAll(/`[^`]*`/g, '');
  return [...prose.matchAll(numberWithUnit)].map(([found]) => found.replace('\u00a0', ' '));
}

/** Fields of examples whose texts are data. */
const dataFields = new Set([
  'args',
  'calls',
  'configuration',
  'error',
  'given',
  'input',
  'output',
  'readBack',
  'result',
  'sample',
  'storeAfter',
  'title',
]);

/** Removes what isn't prose from a page: front matter, code blocks, imports and tags. */
export function proseOfPage(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^(```+|~~~+)[\s\S]*?^\1.*$/gm, '')
    .replaceAll(/^(?:import|export) .*$/gm, '');
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

function isInExamples(node: ts.Node): boolean {
  return node.parent && (nameOf(node.parent) === 'examples' || isInExamples(node.parent));
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    [ts.SyntaxKind.TemplateHead, ts.SyntaxKind.TemplateMiddle, ts.SyntaxKind.TemplateTail].includes(
      node.kind,
    )
  );
}

/** Finds numbers with units that are written in the texts of a module, not computed: `at most ${size}` has none. */
export function literalNumbersIn(source: string): string[] {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  function visit(node: ts.Node): void {
    const name = nameOf(node);
    // `example` repeats the title of an example.
    if (
      name === 'aliases' ||
      name === 'example' ||
      (name && dataFields.has(name) && isInExamples(node))
    ) {
      return;
    }
    if (isText(node)) {
      found.push(...numbersWithUnits(node.text));
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}
