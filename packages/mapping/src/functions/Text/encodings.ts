import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {textOfUtf8, utf8} from '@documentation/base/internal/encodings/utf8';
import {windows1252} from '@documentation/base/internal/encodings/windows1252';
import {indexOfIllegalCharacter} from '../../formats/xml/names';
import {fail} from '@documentation/base/internal/values/errors';
import {nameOfCharacter} from '@documentation/base/internal/values/text/nameOfCharacter';
import {withoutWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';
import {checkWholeCharacters} from '@documentation/base/internal/values/text/wholeCharacters';
import {htmlEntities} from './htmlEntities';
import {quote} from '@documentation/base/internal/values/quote';

/** The schemes that Text.Encode and Text.Decode support, with their descriptions. */
export const schemes = {
  base64: 'Base64 with `+` and `/`, as in email and basic authentication',
  base64url: 'URL-safe Base64 with `-` and `_`, without `=` at the end, as in JSON Web Tokens',
  hex: 'two hexadecimal digits per byte',
  url: 'percent-encoding for one part of a URL, with `%20` for a space',
  html: 'entities such as `&amp;`, for HTML text and attributes',
  xml: 'entities such as `&lt;`, for XML text and attributes',
} as const;

type Scheme = keyof typeof schemes;

function toBase64(text: string): string {
  return encodeBase64(utf8(text));
}

function toHex(text: string): string {
  const digits = utf8('0123456789abcdef');
  const bytes = utf8(text);
  const hex = new Uint8Array(2 * bytes.length);
  for (const [index, byte] of bytes.entries()) {
    hex[2 * index] = digits[byte >> 4]!;
    hex[2 * index + 1] = digits[byte & 15]!;
  }
  return new TextDecoder().decode(hex);
}

/** Percent-encodes everything but ASCII letters, digits and - . _ ~, which RFC 3986 calls unreserved. */
function toUrl(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function escapeMarkup(text: string, apostrophe: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": apostrophe,
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

function toXml(text: string): string {
  const illegal = indexOfIllegalCharacter(text);
  if (illegal >= 0) {
    fail(
      'E_ENCODING',
      `The text contains ${nameOfCharacter(text, illegal)}, which isn’t allowed in XML. Remove the character first.`,
      'text',
    );
  }
  return escapeMarkup(text, '&apos;');
}

const encoders: Readonly<Record<Scheme, (text: string) => string>> = {
  base64: toBase64,
  base64url: (text) => toBase64(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  hex: toHex,
  url: toUrl,
  html: (text) => escapeMarkup(text, '&#39;'),
  xml: toXml,
};

export function encode(text: string, scheme: Scheme): string {
  checkWholeCharacters(text, 'text');
  return encoders[scheme](text);
}

function readUtf8(bytes: Uint8Array): string {
  return (
    textOfUtf8(bytes) ??
    fail(
      'E_ENCODING',
      'The decoded bytes aren’t valid UTF-8. To get bytes instead of text, use `Types.ToBinary`.',
      'text',
    )
  );
}

const alphabets = {
  base64: {stray: /[^A-Za-z0-9+/]/u, other: 'base64url', otherCharacters: '-_'},
  base64url: {stray: /[^A-Za-z0-9_-]/u, other: 'base64', otherCharacters: '+/'},
};

function fromBase64(text: string, scheme: keyof typeof alphabets): string {
  const {stray, other, otherCharacters} = alphabets[scheme];
  const compact = withoutWhiteSpace(text);
  const digits = compact.replace(/={1,2}$/, '');
  const character = stray.exec(digits)?.[0];
  if (character !== undefined) {
    const hint = otherCharacters.includes(character)
      ? `Use the "${other}" scheme.`
      : 'Check the text and its scheme.';
    fail('E_PARSE', `"${character}" isn’t valid in the "${scheme}" scheme. ${hint}`, 'text');
  }
  const isPadded = compact.length > digits.length;
  if (digits.length % 4 === 1 || (isPadded && compact.length % 4 !== 0)) {
    fail('E_PARSE', 'The Base64 text is incomplete. Check whether it was cut off.', 'text');
  }
  const binary = atob(digits.replaceAll('-', '+').replaceAll('_', '/'));
  return readUtf8(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)));
}

function fromHex(text: string): string {
  const digits = withoutWhiteSpace(text);
  const stray = /[^0-9A-Fa-f]/u.exec(digits)?.[0];
  if (stray !== undefined) {
    fail('E_PARSE', `"${stray}" isn’t a hexadecimal digit. Use only 0 to 9 and A to F.`, 'text');
  }
  if (digits.length % 2 === 1) {
    fail(
      'E_PARSE',
      'The text has an odd number of hexadecimal digits. Use two digits per byte.',
      'text',
    );
  }
  return readUtf8(
    Uint8Array.from({length: digits.length / 2}, (_, index) =>
      Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
    ),
  );
}

function fromUrl(text: string): string {
  const broken = /%(?![0-9A-Fa-f]{2}).{0,2}/su.exec(text)?.[0];
  if (broken !== undefined) {
    fail(
      'E_PARSE',
      `${quote(broken)} isn’t valid percent-encoding. Write two hexadecimal digits after %, or %25 for a percent sign.`,
      'text',
    );
  }
  try {
    return decodeURIComponent(text);
  } catch {
    return fail(
      'E_ENCODING',
      'The decoded bytes aren’t valid UTF-8. Encode the original text as UTF-8.',
      'text',
    );
  }
}

function isCodePoint(code: number): boolean {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
}

function characterOf(code: number, scheme: 'html' | 'xml'): string | undefined {
  if (!isCodePoint(code)) {
    return undefined;
  }
  const character = String.fromCodePoint(code);
  if (scheme === 'html') {
    // Browsers read &#128; to &#159; as Windows-1252 characters.
    return code >= 128 && code < 160 ? windows1252[code - 128] : character;
  }
  return indexOfIllegalCharacter(character) < 0 ? character : undefined;
}

const xmlEntities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function unescapeMarkup(text: string, scheme: 'html' | 'xml'): string {
  const entities = scheme === 'html' ? htmlEntities : xmlEntities;
  return text.replace(
    /&(?:#(\d+);|#[xX]([0-9A-Fa-f]+);|([A-Za-z][A-Za-z0-9]*);|)/g,
    (reference, decimal?: string, hexadecimal?: string, name?: string) => {
      if (reference === '&') {
        return scheme === 'html'
          ? '&'
          : fail(
              'E_PARSE',
              'The text contains a plain &, which isn’t valid XML. Write &amp; instead.',
              'text',
            );
      }
      const character =
        name === undefined
          ? characterOf(decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16), scheme)
          : entities.get(name);
      return (
        character ??
        fail(
          'E_PARSE',
          `${reference.slice(0, 40)} isn’t a supported ${scheme.toUpperCase()} entity. Write &amp; for a plain &.`,
          'text',
        )
      );
    },
  );
}

const decoders: Readonly<Record<Scheme, (text: string) => string>> = {
  base64: (text) => fromBase64(text, 'base64'),
  base64url: (text) => fromBase64(text, 'base64url'),
  hex: fromHex,
  url: fromUrl,
  html: (text) => unescapeMarkup(text, 'html'),
  xml: (text) => unescapeMarkup(text, 'xml'),
};

export function decode(text: string, scheme: Scheme): string {
  return decoders[scheme](text);
}
