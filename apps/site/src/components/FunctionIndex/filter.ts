import type {IndexRow, NamesInTool} from '@documentation/reference/internal/pages/functionRows';

/** What the reader filters the index by. Empty text matches anything. */
export interface Filter {
  /** Words, or types such as 'Text -> Number'. */
  readonly query: string;
  readonly kind: string;
  readonly category: string;
  readonly input: string;
  readonly output: string;
  /** The tool whose names are shown. Functions that it doesn't have are hidden. */
  readonly tool: string;
}

export const noFilter: Filter = {
  query: '',
  kind: '',
  category: '',
  input: '',
  output: '',
  tool: '',
};

/** Each function's tags and its names in other products, keyed by function name. */
export type OtherWords = Readonly<Record<string, readonly string[]>>;

/** 'Slack.PostMessage' */
export function nameOf({category, name}: Pick<IndexRow, 'category' | 'name'>): string {
  return `${category.replaceAll('/', '.')}.${name}`;
}

/** 'Date, DateTime or List<Text>' → ['Date', 'DateTime', 'List'] */
export function typesIn(types: string): string[] {
  return types
    .split(/, | or /)
    .map((type) => type.replace(/<.*/, ''))
    .filter((type) => type !== '');
}

function hasType(types: string, wanted: string): boolean {
  const name = wanted.trim().toLowerCase().replace(/<.*/, '');
  return (
    name === '' ||
    typesIn(types).some((type) => {
      const own = type.toLowerCase();
      // An integer is a number too.
      return own === name || (name === 'number' && own === 'integer');
    })
  );
}

const arrow = /->|→|=>/;

/** The other name of a function that matches a word: 'len' → 'LEN' */
function otherWord(row: IndexRow, word: string, others: OtherWords): string | undefined {
  return others[nameOf(row)]?.find((other) => other.toLowerCase().includes(word));
}

function ownText(row: IndexRow): string {
  return [nameOf(row), row.summary, row.input, row.output].join(' ').toLowerCase();
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function matchesQuery(row: IndexRow, query: string, others: OtherWords): boolean {
  if (arrow.test(query)) {
    const [input = '', output = ''] = query.split(arrow);
    return hasType(row.input, input) && hasType(row.output, output);
  }
  const text = ownText(row);
  return wordsOf(query).every(
    (word) => text.includes(word) || otherWord(row, word, others) !== undefined,
  );
}

/** Whether a function stays in the filtered index. `names` are those in a tool, if the index shows them. */
export function isShown(
  row: IndexRow,
  filter: Filter,
  others: OtherWords,
  names?: NamesInTool,
): boolean {
  const {query, kind, category, input, output} = filter;
  return (
    (kind === '' || row.kind === kind) &&
    (names === undefined || Object.hasOwn(names, nameOf(row))) &&
    (category === '' || row.category.split('/')[0] === category) &&
    hasType(row.input, input) &&
    hasType(row.output, output) &&
    matchesQuery(row, query, others)
  );
}

/** The other names through which the query matches a function. Omits words that its own text contains. */
export function namesFound(row: IndexRow, {query}: Filter, others: OtherWords): string[] {
  const text = ownText(row);
  const found = arrow.test(query)
    ? []
    : wordsOf(query)
        .filter((word) => !text.includes(word))
        .flatMap((word) => otherWord(row, word, others) ?? []);
  return [...new Set(found)];
}
