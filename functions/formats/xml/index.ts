import {fail} from '../../language/errors';
import {nameOfCharacter} from '../../values/text/nameOfCharacter';
import {quote} from '../../values/text/quote';
import {indexOfIllegalCharacter, isQualifiedName} from './names';
import {parse, XmlLimitError, XmlSyntaxError} from './parse';
import type {XmlDocument} from './tree';

/** XML for mapping functions: mistakes come out as errors of the platform. Import it when it is needed. */

export {parse, XmlSyntaxError} from './parse';
export {serialise} from './serialise';
export * from './tree';

/** Reads XML, or fails with E_PARSE. */
export function parseXml(text: string, parameter = 'source'): XmlDocument {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof XmlSyntaxError) {
      const {line, column, message} = error;
      const code = error instanceof XmlLimitError ? 'E_LIMIT' : 'E_PARSE';
      fail(code, `Line ${line}, column ${column}: ${message}`, parameter);
    }
    throw error;
  }
}

/** 'item' and 'shop:item' are names of XML; '1st' and 'a b' fail with E_PARSE. */
export function checkXmlName(name: string, parameter: string): string {
  return isQualifiedName(name)
    ? name
    : fail('E_PARSE', `${quote(name)} isn't a name in XML.`, parameter);
}

/** A text with a character that no XML document can hold, such as U+0000, fails with E_PARSE. */
export function checkXmlText(text: string, parameter: string): string {
  const index = indexOfIllegalCharacter(text);
  return index < 0
    ? text
    : fail(
        'E_PARSE',
        `The text has the character ${nameOfCharacter(text, index)}, which XML can't hold.`,
        parameter,
      );
}
