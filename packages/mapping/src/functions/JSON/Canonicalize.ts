import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import type {Value} from '@documentation/base/internal/values/types';
import {checkWholeCharacters} from '@documentation/base/internal/values/text/wholeCharacters';
import {checkResultLength, resultLimit} from '../Text/resultLength';

class CanonicalText {
  private readonly parts: string[] = [];
  private length = 0;

  get text(): string {
    return this.parts.join('');
  }

  write(value: Value): void {
    if (typeof value === 'string') {
      checkWholeCharacters(value, 'value');
      this.push(JSON.stringify(value));
    } else if (value instanceof Uint8Array) {
      this.push(`"${encodeBase64(value)}"`);
    } else if (Array.isArray(value)) {
      this.writeAll('[', value as Value[], ']', (item) => this.write(item));
    } else if (typeof value === 'object' && value !== null) {
      const entries = value as {readonly [key: string]: Value};
      // RFC 8785 sorts keys by UTF-16 code units, and so does sort().
      this.writeAll('{', Object.keys(entries).sort(), '}', (key) => {
        this.write(key);
        this.push(':');
        this.write(entries[key]!);
      });
    } else {
      // For numbers, RFC 8785 prescribes what JavaScript writes, with 0 for -0.
      this.push(String(value));
    }
  }

  private writeAll<T>(
    start: string,
    items: readonly T[],
    end: string,
    write: (item: T) => void,
  ): void {
    this.push(start);
    items.forEach((item, index) => {
      if (index > 0) {
        this.push(',');
      }
      write(item);
    });
    this.push(end);
  }

  private push(part: string): void {
    this.length += part.length;
    checkResultLength(this.length);
    this.parts.push(part);
  }
}

export default defineMappingFunction({
  category: 'JSON',
  name: 'Canonicalize',
  summary: 'Writes a value as canonical JSON, so equal values always become the same text.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to write'},
  },
  returns: {
    type: 'Text',
    description: 'the JSON text in canonical form (RFC 8785), without spaces or line breaks',
  },
  nullPolicy: 'fixed result',
  nullResult: 'null',
  nullAndEmpty: 'Null inside lists and objects is written as `null`.',
  errors: [
    {
      code: 'E_ENCODING',
      when: 'text or a key contains a lone surrogate (half a character)',
    },
  ],
  examples: [
    {
      title: 'Sorted keys at every level',
      kind: 'typical',
      args: {value: {total: 12.5, customer: {name: 'Ada', id: 7}}},
      result: '{"customer":{"id":7,"name":"Ada"},"total":12.5}',
    },
    {
      title: 'The same order, written differently',
      kind: 'typical',
      args: {value: {customer: {id: 7, name: 'Ada'}, total: 12.5}},
      result: '{"customer":{"id":7,"name":"Ada"},"total":12.5}',
    },
    {
      title: 'Numbers as keys are sorted as text',
      kind: 'edge',
      args: {value: {'10': 'ten', '9': 'nine', a: 'letter'}},
      result: '{"10":"ten","9":"nine","a":"letter"}',
    },
    {
      title: 'Very large and very small numbers',
      kind: 'edge',
      args: {value: [1e30, 0.000001, 1e-7, 4.5, 100000000000000000000]},
      result: '[1e+30,0.000001,1e-7,4.5,100000000000000000000]',
    },
    {
      title: 'Only necessary escapes',
      kind: 'edge',
      args: {value: '€ "10" \u000f\n</b> \\'},
      result: '"€ \\"10\\" \\u000f\\n</b> \\\\"',
    },
    {
      title: 'List items keep their order',
      kind: 'edge',
      args: {value: ['b', 'a', true, null]},
      result: '["b","a",true,null]',
    },
    {
      title: 'Bytes become Base64',
      kind: 'edge',
      input: new Uint8Array([104, 105]),
      args: {value: expression('$')},
      result: '"aGk="',
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: 'null'},
    {
      title: 'Half an emoji',
      kind: 'error',
      args: {value: expression('JSON.Parse("{\\"note\\": \\"\\\\ud83d\\"}")')},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'JSON/Stringify', role: 'alternative'},
    {function: 'Text/Hash', role: 'often used with'},
    {function: 'Text/Hmac', role: 'often used with'},
  ],
  tags: ['mapping', 'json', 'format', 'signature'],
  aliases:
    'canonical JSON, canonical form, JCS, RFC 8785, canonicalize, canonicalise, deterministic JSON, json-stable-stringify, stable for hashing, sort_keys, jq -cS, normalised JSON, fingerprint of a record, sign JSON, same text for equal objects, cache key, C14N',
  limits: [resultLimit],
  notes: [
    'To detect changes, hash the result: `Text.Hash(JSON.Canonicalize($))`. To list the changes, use `JSON.Diff`.',
    'Keys are sorted by their UTF-16 code units, so uppercase letters come before lowercase letters.',
  ],
  run: ({value}) => {
    const canonical = new CanonicalText();
    canonical.write(value);
    return canonical.text;
  },
});
