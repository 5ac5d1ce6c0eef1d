import type {XmlElement} from '../xml/tree';

/** The namespaces of workbook parts: the usual (transitional) one first, then that of ISO/IEC 29500 Strict. */
export const spreadsheetNamespaces = [
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
] as const;

/** The namespaces of `r:id`, which relationship types start with, too. */
export const relationNamespaces = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
] as const;

export const packageRelationNamespaces = [
  'http://schemas.openxmlformats.org/package/2006/relationships',
] as const;

export const contentTypeNamespaces = [
  'http://schemas.openxmlformats.org/package/2006/content-types',
] as const;

const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/**
 * Whether an element contains alternatives. We read only its <mc:Fallback>, because each <mc:Choice> is for programs
 * that support an extension.
 */
export function isAlternateContent({namespace, localName}: XmlElement): boolean {
  return namespace === compatibility && localName === 'AlternateContent';
}

export function isFallback({namespace, localName}: XmlElement): boolean {
  return namespace === compatibility && localName === 'Fallback';
}
