/** The names and characters that XML 1.0 (fifth edition) allows. */

const nameStart =
  'A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D' +
  '\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const nameRest = `\\u0300-\\u036F${nameStart}\\-.0-9\\u00B7\\u203F-\\u2040`;

/** The pattern of a name without a colon. Requires the regular expression flag `u`. */
export const simpleName = `[${nameStart}][${nameRest}]*`;
/** The pattern of a name with or without a prefix, such as 'soap:Body'. Requires the regular expression flag `u`. */
export const qualifiedName = `${simpleName}(?::${simpleName})?`;

const qualifiedNamePattern = new RegExp(`^${qualifiedName}$`, 'u');
const illegalCharacter = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
export const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';
export const schemaInstanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance';

export function isQualifiedName(text: string): boolean {
  return qualifiedNamePattern.test(text);
}

/** 'soap:Body' → ['soap', 'Body'], 'Body' → ['', 'Body'] */
export function splitName(name: string): [prefix: string, localName: string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}

/** Returns the index of the first character that XML doesn't allow, such as U+0000, or -1 if there is none. */
export function indexOfIllegalCharacter(text: string): number {
  return text.search(illegalCharacter);
}
