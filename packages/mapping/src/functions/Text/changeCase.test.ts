// cspell:disable
import {
  camelCase,
  capitalCase,
  kebabCase,
  pascalCase,
  sentenceCase,
  snakeCase,
  type PascalCaseOptions,
} from 'change-case';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import ChangeCase from './ChangeCase';

const change = (text: string, style: string) =>
  invoke(ChangeCase, {text, style}, {now: '2024-05-01T12:00:00Z'});

describe('Text.ChangeCase', () => {
  it.each([
    ['ßtest', 'pascal', 'Sstest'],
    ['ﬁnd it', 'pascal', 'FindIt'],
    ['ǆungla', 'title', 'ǅungla'],
    ['ŉtest', 'title', 'ʼNtest'],
    ['𐐨𐐩 𐐪', 'title', '𐐀𐐩 𐐂'],
    ['ΑΣ ΟΔΟΣ', 'title', 'Ας Οδος'],
    ['novaǅungla', 'snake', 'nova_ǆungla'],
    ['', 'camel', ''],
    ['_order line_', 'camel', 'orderLine'],
    ['(order) line!', 'snake', 'order_line'],
    ['--', 'title', ''],
  ])('%s in %s case is %s', async (text, style, result) => {
    expect(await change(text, style)).toBe(result);
  });

  const libraryStyles = {
    camel: camelCase,
    pascal: pascalCase,
    snake: snakeCase,
    kebab: kebabCase,
    title: capitalCase,
    sentence: sentenceCase,
  };

  it.each(Object.entries(libraryStyles))(
    'agrees with change-case on %s',
    async (style, convert) => {
      const word = fc.stringMatching(/^[a-zäöüéа-я][a-zäöüéа-я0-9]{0,6}$/);
      const options: PascalCaseOptions = {locale: false, mergeAmbiguousCharacters: true};
      await fc.assert(
        fc.asyncProperty(fc.array(word, {maxLength: 5}), async (words) => {
          const text = words.join(' ');
          expect(await change(text, style)).toBe(convert(text, options));
        }),
      );
    },
  );
});
