// cspell:ignore März
import {describe, expect, it} from 'vitest';
import {mappingFunctions} from '../functions';
import {CALL_COST} from './familiarity';
import {findCalls} from './findCalls';
import type {FoundCall, Options} from './outcome';
import {parseExamples} from './parseExamples';
import {givesOutputAway} from './search/givesOutputAway';
import {constant} from './terms/term';

const options: Options = {
  catalogue: mappingFunctions,
  now: '2024-05-01T12:00:00Z',
  timeLimitMs: Infinity,
};

async function find(query: string): Promise<string[]> {
  const {results} = await findCalls(parseExamples(query)!, options);
  return results.map(({notation}) => notation);
}

describe('findCalls', () => {
  it.each([
    ['Ada -> ADA', 'Text.Upper($)'],
    ['["a", "b"], "-" -> "a-b"', 'Text.Join($[0], separator: $[1])'],
    ['"-", ["a", "b"] -> "a-b"', 'Text.Join($[1], separator: $[0])'],
    ['2024-03-05 -> 05/03/2024', 'Datetime.Format($, format: "dd/MM/yyyy")'],
    [
      '5. März 2024 -> "2024-03-05T00:00:00Z"',
      'Datetime.Parse($, format: "d. MMMM yyyy", locale: "de")',
    ],
    ['1234.5 -> "1.234,50"', 'Number.Format($, decimals: 2, locale: "de")'],
    ['12.5 -> 12,50 €', 'Number.FormatCurrency($, "EUR", locale: "de")'],
    ['2024-02-29 -> Thursday', 'Datetime.Format($, format: "EEEE")'],
    ['{"a": {"b": 7}} -> 7', '$.a.b'],
    ['{"qty": 3, "price": 7} -> 21', 'Math.Multiply($.qty, $.price)'],
    ['{"first": "Ada", "last": "Lovelace"} -> Ada Lovelace', 'Text.Concat($.first, " ", $.last)'],
    ['[{"sku": "A"}, {"sku": "B"}] -> ["A", "B"]', 'List.Map($, @.sku)'],
    [
      '"05.03.2024" -> "2024-03-05"',
      'Datetime.Format(Datetime.Parse($, format: "dd.MM.yyyy"), format: "yyyy-MM-dd")',
    ],
    ['["ada", "grace"] -> ["ADA", "GRACE"]', 'List.Map($, Text.Upper(@))'],
    [
      '["pear", "fig", "banana"] -> ["fig", "pear", "banana"]',
      'List.SortBy($, keys: Text.Length(@))',
    ],
    ['"a b" -> "c8687a08aa5d6ed2044328fa6a697ab8e96dc34291e8c2034ae8c38e6fcc6d65"', 'Text.Hash($)'],
  ])('solves %s', async (query, notation) => {
    expect((await find(query))[0]).toBe(notation);
  });

  it('finds calls for the items that another call returns', async () => {
    expect(await find('"1,2,3" -> [1, 2, 3]')).toContain(
      'List.Map(Text.Split($, ","), Number.Parse(@))',
    );
  });

  it('narrows results down with a second example', async () => {
    const one = '"04/05/2024" -> "2024-05-04"';
    const [call] = await find(`${one} | "12/05/2024" -> "2024-05-12"`);
    expect(call).toBe(
      'Datetime.Format(Datetime.Parse($, format: "dd/MM/yyyy"), format: "yyyy-MM-dd")',
    );
    expect(await find(`${one} | "12/05/2024" -> "something else"`)).toEqual([]);
  });

  it('finds a file by its text', async () => {
    expect(await find('[{"a": 1, "b": 2}] -> "a,b\\n1,2"')).toContain(
      'Writers.CSV.WriteObjects($)',
    );
  });

  it('reads a number as text if only that is right', async () => {
    expect((await find('1234.5 -> 1234.50'))[0]).toBe(
      'Number.Format($, decimals: 2, group: false)',
    );
  });
});

describe('results', () => {
  it('never contain the output', async () => {
    expect(await find('hello -> goodbye')).toEqual([]);
    expect(await find('"x" -> {"a": "b"}')).toEqual([]);
  });

  it.each([
    ['goodbye', 'goodbye', true],
    ['good', 'goods', true],
    ['goodbye', 'goodbye for ever', false],
    [{a: 'b'}, {a: 'b'}, true],
    [2024, 2024, false],
    [true, true, false],
  ])('with the constant %j give %j away: %s', (value, output, expected) => {
    expect(givesOutputAway(constant(value), 'hello', output)).toBe(expected);
  });

  it('combine no unusual functions', async () => {
    const calls = await find('["x", 7, "a", 3] -> [7, 3, "x", "a"]');
    expect(calls).toContain('List.SortBy($, keys: JSON.Stringify(@), order: "desc")');
    expect(calls.join()).not.toContain('Types.TypeOf');
  });

  it('never ignore an input', async () => {
    const calls = await find('5, 8 -> 0');
    expect(calls.every((call) => call.includes('$[0]') && call.includes('$[1]'))).toBe(true);
    expect(await find('7 -> 0')).not.toContain('Math.Multiply($, 0)');
  });

  it('never hide errors or depend on the time', async () => {
    const calls = await find('"2024-05-01" -> "2024-05-01T12:00:00Z"');
    expect(calls.join()).not.toMatch(/IfError|Datetime\.(?:Now|Today)/);
  });

  it('are different functions, at most five, best first', async () => {
    const {results} = await findCalls(parseExamples('[4, 9, 2] -> 2')!, options);
    expect(results).toHaveLength(5);
    expect(new Set(results.map(({functions}) => functions.join())).size).toBe(5);
    const costs = results.map(({cost}) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    // Each call and each argument makes a result worse.
    expect(costs[0]).toBeGreaterThan(CALL_COST);
  });

  it('are reported as they are found', async () => {
    const reports: (readonly FoundCall[])[] = [];
    const {results} = await findCalls(parseExamples('Ada Lovelace -> LOVELACE')!, {
      ...options,
      onFound: (found) => reports.push(found),
    });
    expect(reports.at(-1)).toEqual(results);
    // Each report has something new.
    const texts = reports.map((found) => JSON.stringify(found));
    expect(texts.filter((text, index) => text === texts[index - 1])).toEqual([]);
  });
});

describe('the search', () => {
  const examples = parseExamples('Ada Lovelace -> something that no call returns')!;

  it('says what it tried', async () => {
    const {results, tried, depth, isComplete} = await findCalls(examples, options);
    expect(results).toEqual([]);
    expect(depth).toBe(2);
    expect(isComplete).toBe(true);
    expect(tried).toBeGreaterThan(1000);
    expect(tried).toBeLessThan(200_000);
  });

  it('can be stopped', async () => {
    let checks = 0;
    const isStopped = () => {
      checks += 1;
      return checks > 1;
    };
    const {tried, isComplete} = await findCalls(examples, {...options, isStopped});
    const whole = await findCalls(examples, options);
    expect(isComplete).toBe(false);
    expect(tried).toBeLessThan(whole.tried);
  });

  it('ends when its time is up', async () => {
    const {isComplete} = await findCalls(examples, {...options, timeLimitMs: 0});
    expect(isComplete).toBe(false);
  });

  it('loads only libraries that an example can use', async () => {
    const loaded: string[] = [];
    const catalogue = mappingFunctions.map((definition) => ({
      ...definition,
      load:
        definition.load &&
        (() => {
          loaded.push(definition.category);
          return definition.load!();
        }),
    }));
    await findCalls(parseExamples('Ada -> ADA')!, {...options, catalogue});
    expect(loaded).not.toContain('Datetime');
    expect(loaded).not.toContain('XML');
    expect(loaded).not.toContain('Geo');
  });
});
