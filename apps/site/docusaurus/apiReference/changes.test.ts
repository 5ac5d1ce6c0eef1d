import {readFileSync} from 'node:fs';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {changeFeed, changeViews, upgradeViews, versionViews} from './changes';
import {operationsOf, parseDescription, type Schema} from './description';

const source = readFileSync('apps/site/content/static/openapi.yaml', 'utf8');
const description = parseDescription(source);
const {'x-versions': versions, 'x-changes': changes} = description;
const page = readFileSync('apps/site/content/docs/apiRef/index.mdx', 'utf8');
const operations = operationsOf(description).map(({operation}) => operation);

function namesIn(schema: Schema): string[] {
  const {properties = {}, allOf = [], items, enum: values = []} = schema;
  return [
    ...Object.keys(properties),
    ...values,
    ...[...Object.values(properties), ...allOf, ...(items ? [items] : [])].flatMap(namesIn),
  ];
}

/** Every name that a client can meet: parameters, headers, fields, values, media types, scopes and events. */
const names = new Set([
  ...Object.values(description.components.schemas).flatMap(namesIn),
  ...Object.keys(description.components.securitySchemes.apiKey['x-scopes']),
  ...Object.keys(description.webhooks),
  ...operations.flatMap(({parameters = [], responses}) => [
    ...parameters.map(({name}) => name),
    ...Object.values(responses).flatMap(({headers = {}, content = {}}) => [
      ...Object.keys(headers),
      ...Object.keys(content),
    ]),
  ]),
]);

/** The names in the code spans of a text: '`Prefer: respond-async` in …' → ['Prefer'] */
function spansOf(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span!.split(/: |=/)[0]!);
}

describe('the versions', () => {
  const supported = versions.map(({version}) => version);

  it('are the values of Api-Version, and what GET /health returns', () => {
    const parameters = operations.flatMap(({parameters = []}) => parameters);
    const {schema} = parameters.find(({name}) => name === 'Api-Version')!;
    const {content} = operations.find(({operationId}) => operationId === 'getHealth')!.responses[
      '200'
    ]!;
    const oldestFirst = supported.toReversed();
    expect(schema.enum).toEqual(oldestFirst);
    expect(content!['application/json']!.examples.ok!.value).toMatchObject({versions: oldestFirst});
  });

  it('start with the version of the description, the only one that isn’t deprecated', () => {
    expect(description.info.version).toBe(supported[0]);
    expect(versions.map(({deprecatedOn}) => deprecatedOn)).toEqual([undefined, supported[0]]);
  });

  it('are deprecated before they stop working', () => {
    for (const {version, deprecatedOn, sunsetOn} of versions.slice(1)) {
      expect([version, deprecatedOn!, sunsetOn!].toSorted()).toEqual([
        version,
        deprecatedOn,
        sunsetOn,
      ]);
    }
  });

  it('are shown on the page, with each upgrade', () => {
    expect(versionViews(description).map(({version}) => version)).toEqual(supported);
    const upgrades = upgradeViews(description);
    expect(upgrades.map(({from, to}) => [from, to])).toEqual([['2024-09-01', '2025-03-01']]);
    upgrades.forEach(({to}, index) => {
      expect(page).toContain(`### Upgrade to ${to}\n`);
      expect(page).toContain(`\`Api-Version: ${to}\``);
      expect(page).toContain(`<Upgrade of={upgrades[${index}]} />`);
    });
  });
});

describe('the differences between versions', () => {
  const differences = upgradeViews(description)[0]!.differences;

  it.each(differences)('$topic: everything new exists in the description', (difference) => {
    const present = [...spansOf(difference.after), ...spansOf(difference.upgrade)];
    expect(present.length).toBeGreaterThan(0);
    expect(present.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(differences)('$topic: everything before is gone', ({before}) => {
    const gone = spansOf(before);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((name) => names.has(name))).toEqual([]);
  });
});

describe('the change log', () => {
  const views = changeViews(description);

  it('is newest first, with one entry per day', () => {
    const dates = changes.map(({date}) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
  });

  it('announces every version on its date', () => {
    const announced = changes.flatMap(({date, version}) => (version ? [[date, version]] : []));
    expect(announced).toEqual(versions.map(({version}) => [version, version]));
  });

  it('names only operations, fields and values that exist', () => {
    const operationIds = operations.map(({operationId}) => operationId);
    const named = changes.flatMap((change) => change.operations ?? []);
    expect(named.filter((name) => !operationIds.includes(name))).toEqual([]);
    const spans = changes.flatMap(({text}) => spansOf(text));
    expect(spans.filter((name) => !names.has(name))).toEqual([]);
    expect(views.flatMap((view) => view.operations)).toHaveLength(named.length);
  });

  it('can be subscribed to', () => {
    const documentation = 'https://acme.test/docs/';
    const feed = changeFeed(views, {documentation, title: 'R&D "docs"'});
    expect(XMLValidator.validate(feed)).toBe(true);
    const parsed = new XMLParser({
      ignoreAttributes: false,
      processEntities: true,
      htmlEntities: false,
    }).parse(feed) as {feed: Record<string, unknown> & {entry: Record<string, unknown>[]}};
    expect(parsed.feed).toMatchObject({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      title: 'R&D "docs": API changes',
      updated: '2025-03-01T00:00:00Z',
      author: {name: 'R&D "docs"'},
    });
    expect(parsed.feed.entry).toHaveLength(changes.length);
    expect(parsed.feed.entry[2]).toEqual({
      title: 'Cancelled runs',
      id: 'https://acme.test/docs/apiRef/#change-2025-02-03',
      link: {'@_href': 'https://acme.test/docs/apiRef/#change-2025-02-03'},
      updated: '2025-02-03T00:00:00Z',
      content: {
        '@_type': 'text',
        '#text':
          'Stop a run before its next step. Requires the new scope runs:write.\nPOST /runs/{runId}/cancel',
      },
    });
  });
});
