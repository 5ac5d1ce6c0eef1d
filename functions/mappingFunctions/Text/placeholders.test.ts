import {describe, expect, it} from 'vitest';
import {parseTemplate, valueAt} from './placeholders';

function pathOf(source: string) {
  return parseTemplate(`{{${source}}}`).placeholders[0]!.path;
}

describe('parseTemplate', () => {
  it('keeps the text around placeholders', () => {
    expect(parseTemplate('Dear {{ name }}, {x} }}')).toEqual({
      placeholders: [{textBefore: 'Dear ', source: 'name', path: ['name']}],
      rest: ', {x} }}',
    });
  });

  it.each([
    ['a.b', ['a', 'b']],
    ['a[0][-1].b', ['a', 0, -1, 'b']],
    ['a["b.c"].d', ['a', 'b.c', 'd']],
    ['["odd key"]', ['odd key']],
    ['größe.@id', ['größe', '@id']],
  ])('reads the path %s', (source, path) => {
    expect(pathOf(source)).toEqual(path);
  });

  it.each(['.a', 'a.', 'a..b', 'a b', 'a + b', 'a()', 'a[b]', 'a]', "a['b']", ''])(
    'rejects the path "%s"',
    (source) => {
      expect(() => pathOf(source)).toThrow(expect.objectContaining({code: 'E_PATH'}) as Error);
    },
  );

  it('rejects a long malicious template quickly', () => {
    expect(() => parseTemplate('{{'.repeat(1_000_000))).toThrow('no closing');
  });
});

describe('valueAt', () => {
  const values = {list: [{id: 7}], ['__proto__']: 'own'};

  it('walks objects and lists, including from the end', () => {
    expect(valueAt(['list', -1, 'id'], values)).toBe(7);
  });

  it('never reads inherited members', () => {
    expect(valueAt(['constructor'], values)).toBeNull();
    expect(valueAt(['list', 'length'], values)).toBeNull();
    expect(valueAt(['__proto__'], {})).toBeNull();
  });

  it('never reads into bytes', () => {
    expect(valueAt(['file', '0'], {file: Uint8Array.of(37, 80)})).toBeNull();
  });
});
