import {fail} from '../../language/errors';
import type {TypeByName} from '../../language/types';
import {quote} from '../../values/text/quote';
import {serialiseAlone} from '../xml/serialise';
import {attributesAround, type XmlElement, type XmlNode} from '../xml/tree';
import {evaluateXPath, XPathEvaluator, XPathLimitError} from './evaluator';
import {parseXPath, XPathSyntaxError, type Expression} from './parser';

/** XPath for mapping functions: syntax errors become platform errors. Import it dynamically. */

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

/** A parsed path that can be used on many nodes. Its work limit applies to all of them together. */
export class XPath {
  private readonly expression: Expression;
  private readonly evaluator = new XPathEvaluator();

  /** Fails with E_PATH if the path has a syntax error. */
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

  /** The text of each node, or of a value such as count(…). */
  texts(node: XmlNode): string[] {
    return orFail(() => this.evaluate(node).texts(), this.parameter);
  }

  /** The text of the first node or of a value. Null if there is no node. */
  firstText(node: XmlNode): string | null {
    return orFail(() => this.evaluate(node).firstText(), this.parameter);
  }

  /** Whether there is a node, or the value is true. */
  holds(node: XmlNode): boolean {
    return orFail(() => this.evaluate(node).toBoolean(), this.parameter);
  }

  /** Fails with E_PATH if the path returns a value. */
  nodes(node: XmlNode): readonly XmlNode[] {
    return (
      orFail(() => this.evaluate(node).nodes, this.parameter) ??
      fail(
        'E_PATH',
        'The path returns a value, not nodes. Use a path such as //item.',
        this.parameter,
      )
    );
  }

  /** An element that the path selected, as standalone text. */
  textAlone(element: XmlElement): string {
    orFail(() => this.evaluator.spend(attributesAround(element)), this.parameter);
    return serialiseAlone(element);
  }
}
