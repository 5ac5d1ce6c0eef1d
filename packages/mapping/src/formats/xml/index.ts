import {fail} from '@documentation/base/internal/values/errors';
import {nameOfCharacter} from '@documentation/base/internal/values/text/nameOfCharacter';
import {quote} from '@documentation/base/internal/values/quote';
import {indexOfIllegalCharacter, isQualifiedName} from './names';
import {parse, XmlLimitError, XmlSyntaxError} from './parse';
import type {XmlDocument} from './tree';

/** Parses and checks XML for mapping functions. Syntax errors become platform errors. Import this file dynamically. */

export {parse, XmlLimitError, XmlSyntaxError} from './parse';
export {serialise} from './serialise';
export * from './tree';

/** Calls `parse`, and turns its errors into E_PARSE or, above a limit, into E_LIMIT. */
function orFail(
  text: string,
  parameter: string,
  messageOf: (error: XmlSyntaxError) => string,
): XmlDocument {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof XmlSyntaxError) {
      const code = error instanceof XmlLimitError ? 'E_LIMIT' : 'E_PARSE';
      fail(code, messageOf(error), parameter);
    }
    throw error;
  }
}

/** Parses XML. Fails with E_PARSE or, above a limit, with E_LIMIT. */
export function parseXml(text: string, parameter = 'source'): XmlDocument {
  return orFail(
    text,
    parameter,
    ({line, column, message}) => `Line ${line}, column ${column}: ${message}`,
  );
}

/** Checks XML that a function has written. Messages don't name a line, because the caller doesn't know the XML. */
export function checkWrittenXml(text: string, parameter: string): void {
  orFail(text, parameter, ({message}) => message);
}

/** Returns the name if XML allows it, such as 'item' or 'shop:item'. Otherwise fails with E_PARSE. */
export function checkXmlName(name: string, parameter: string): string {
  return isQualifiedName(name)
    ? name
    : fail(
        'E_PARSE',
        `${quote(name)} isn’t a valid XML name. Use letters, digits, - and _, and start with a letter or _.`,
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
