import {fail} from '@documentation/base/internal/values/errors';
import type {TypeByName} from '@documentation/base/internal/values/types';
import {quote} from '@documentation/base/internal/values/quote';
import {serialiseAlone} from '../xml/serialise';
import {attributesAround, type XmlElement, type XmlNode} from '../xml/tree';
import {evaluateXPath, XPathEvaluator, XPathLimitError} from './evaluator';
import {parseXPath, XPathSyntaxError, type Expression} from './parser';

/** Evaluates XPath for mapping functions. Syntax errors become platform errors. Import this file dynamically. */

/** Converts {"soap": "http://…"} to a map. Fails with E_TYPE if a namespace isn't text. */
function namespaceMap(namespaces: TypeByName['Object']): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(namespaces).map(([prefix, uri]) =>
      typeof uri === 'string'
        ? [prefix, uri]
        : fail(
            'E_TYPE',
            `The namespace for ${quote(prefix)} must be Text. Put it in quotation marks.`,
            'namespaces',
          ),
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

/** A parsed path that can be evaluated for many nodes. One work limit applies to all evaluations together. */
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

  /** Returns the text of each selected node, or the text of a value such as count(…) as the only item. */
  texts(node: XmlNode): string[] {
    return orFail(() => this.evaluate(node).texts(), this.parameter);
  }

  /** Returns the text of the first selected node or of a value, or null if no node is selected. */
  firstText(node: XmlNode): string | null {
    return orFail(() => this.evaluate(node).firstText(), this.parameter);
  }

  /** Whether the path selects a node, or returns a value that counts as true. */
  holds(node: XmlNode): boolean {
    return orFail(() => this.evaluate(node).toBoolean(), this.parameter);
  }

  /** Returns the selected nodes. Fails with E_PATH if the path returns a value. */
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

  /** Writes a selected element as standalone XML. */
  textAlone(element: XmlElement): string {
    orFail(() => this.evaluator.spend(attributesAround(element)), this.parameter);
    return serialiseAlone(element);
  }
}
