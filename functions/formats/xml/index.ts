import {fail} from '../../language/errors';
import {nameOfCharacter} from '../../values/text/nameOfCharacter';
import {quote} from '../../values/text/quote';
import {indexOfIllegalCharacter, isQualifiedName} from './names';
import {parse, XmlLimitError, XmlSyntaxError} from './parse';
import type {XmlDocument} from './tree';

/** Parses and checks XML for mapping functions. Syntax errors become platform errors. Import this file dynamically. */

export {parse, XmlSyntaxError} from './parse';
export {serialise} from './serialise';
export * from './tree';

/** Parses XML. Fails with E_PARSE if the XML is invalid, and with E_LIMIT if it exceeds a limit. */
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

/** Returns the name if XML allows it, such as 'item' or 'shop:item'. Otherwise fails with E_PARSE. */
export function checkXmlName(name: string, parameter: string): string {
  return isQualifiedName(name)
    ? name
    : fail(
        'E_PARSE',
        `${quote(name)} isn’t a valid XML name. Use letters, digits, - and _, and start with a letter.`,
        parameter,
      );
}

/** Returns the text. Fails with E_PARSE if it contains a character that XML doesn't allow, such as U+0000. */
export function checkXmlText(text: string, parameter: string): string {
  const index = indexOfIllegalCharacter(text);
  return index < 0
    ? text
    : fail(
        'E_PARSE',
        `The text contains the character ${nameOfCharacter(text, index)}, which XML doesn’t allow. Remove it.`,
        parameter,
      );
}
