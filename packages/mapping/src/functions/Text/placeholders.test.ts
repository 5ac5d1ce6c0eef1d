import {describe, expect, it} from 'vitest';
import {parseTemplate} from './placeholders';

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
