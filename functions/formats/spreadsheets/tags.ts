/** A start tag as it stands in the XML. */
export interface Tag {
  /** Without its prefix: 'row' */
  readonly name: string;
  /** By name without prefix, references decoded: {r: 'A1', id: 'rId1'} */
  readonly attributes: Readonly<Record<string, string>>;
}

const named: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/** 'A &amp; B&#33;' → 'A & B!' */
function decodeReferences(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string) => {
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : (named[name] ?? whole);
  });
}

function attributesOf(source: string): Tag['attributes'] {
  // A name is looked for at its start only: from each of its letters, it would take the square of the time.
  const entries = source.matchAll(/(?<![^\s="'/])([^\s="'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    Array.from(entries, ([, name, double, single]) => [
      name!.replace(/^.*:/, ''),
      decodeReferences(double ?? single!),
    ]),
  );
}

/** The attributes of a tag up to its end, all of them with a value in quotes. Real tags have far fewer than 100. */
const attributesPattern = `(?:\\s+[^\\s="'<>/]+\\s*=\\s*(?:"[^"<]*"|'[^'<]*')){0,100}\\s*/?`;

/** Throws when a tag has attributes that aren't XML, or very many: the library takes the square of the time for them. */
export function checkTags(xml: string): void {
  const tags = new RegExp(
    `<!--[^]*?(?:-->|$)|<!\\[CDATA\\[[^]*?(?:\\]\\]>|$)|<([^\\s!?/<>]+)(${attributesPattern}>)?`,
    'g',
  );
  for (const [, name, rest] of xml.matchAll(tags)) {
    if (name !== undefined && rest === undefined) {
      throw new Error(`A tag ${name.slice(0, 40)} can't be read.`);
    }
  }
}

/**
 * Finds start tags in the simple XML of workbooks without building a tree: startTags(xml, 'row', 'c').
 * Throws when a tag can't be read, so that nothing is overlooked.
 */
export function* startTags(xml: string, ...names: readonly string[]): Generator<Tag> {
  const pattern = new RegExp(
    `<(?:[\\w.-]+:)?(${names.join('|')})(?=[\\s/>])(?:((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>)?`,
    'g',
  );
  for (const [, name, attributes] of xml.matchAll(pattern)) {
    if (attributes === undefined) {
      throw new Error(`A tag ${name} can't be read.`);
    }
    yield {name: name!, attributes: attributesOf(attributes)};
  }
}
