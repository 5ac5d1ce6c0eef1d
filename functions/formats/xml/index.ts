import {fail} from '../../language/errors';
import {nameOfCharacter} from '../../values/nameOfCharacter';
import {quote} from '../../values/quote';
import type {TypeByName} from '../../language/types';
import {indexOfIllegalCharacter, isQualifiedName} from './names';
import {parse, XmlLimitError, XmlSyntaxError} from './parse';
import {serialiseAlone} from './serialise';
import {attributesAround, type XmlDocument, type XmlElement, type XmlNode} from './tree';
import {evaluateXPath, XPathEvaluator, XPathLimitError} from './xpathEvaluator';
import {parseXPath, XPathSyntaxError, type Expression} from './xpathParser';

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

/** {"soap": "http://…"} as a map, or fails with E_TYPE. */
function namespaceMap(namespaces: TypeByName['Object']): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(namespaces).map(([prefix, uri]) =>
      typeof uri === 'string'
        ? [prefix, uri]
        : fail('E_TYPE', `The namespace of ${quote(prefix)} must be Text.`, 'namespaces'),
    ),
  );
}

function orFail<Result>(action: () => Result, parameter: string): Result {
  try {
    return action();
  } catch (error) {
    if (error instanceof XPathSyntaxError) {
      fail('E_PATH', error.message, parameter);
    }
    if (error instanceof XPathLimitError) {
      fail('E_LIMIT', error.message, parameter);
    }
    throw error;
  }
}

/** A path that is ready to be used on many nodes. The limit of its work is for all of them together. */
export class XPath {
  private readonly expression: Expression;
  private readonly evaluator = new XPathEvaluator();

  /** Fails with E_PATH when the path has a mistake. */
  constructor(
    path: string,
    namespaces: TypeByName['Object'],
    private readonly parameter = 'path',
  ) {
    this.expression = orFail(() => parseXPath(path, namespaceMap(namespaces)), parameter);
  }

  private evaluate(node: XmlNode) {
    return evaluateXPath(this.expression, node, this.evaluator);
  }

  /** The text of each node; the text of a value such as count(…). */
  texts(node: XmlNode): string[] {
    return orFail(() => this.evaluate(node).texts(), this.parameter);
  }

  /** The text of the first node or of a value; null when there is no node. */
  firstText(node: XmlNode): string | null {
    return orFail(() => this.evaluate(node).firstText(), this.parameter);
  }

  /** Whether there is a node, or the value is true. */
  holds(node: XmlNode): boolean {
    return orFail(() => this.evaluate(node).toBoolean(), this.parameter);
  }

  /** Fails with E_PATH when the path gives a value. */
  nodes(node: XmlNode): readonly XmlNode[] {
    return (
      orFail(() => this.evaluate(node).nodes, this.parameter) ??
      fail('E_PATH', 'The path gives a value, not nodes.', this.parameter)
    );
  }

  /** An element that the path gave, as text that can stand alone. */
  textAlone(element: XmlElement): string {
    orFail(() => this.evaluator.spend(attributesAround(element)), this.parameter);
    return serialiseAlone(element);
  }
}
