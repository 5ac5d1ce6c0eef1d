import objectPlugin from '@jsep-plugin/object';
import jsep, {type Expression as Node} from 'jsep';

/** A mistake in the notation itself, as opposed to an error that a function raises. */
export class NotationError extends Error {
  override readonly name = 'NotationError';

  constructor(
    message: string,
    /** The position of the mistake, counted from 0, if known. */
    readonly position?: number,
  ) {
    super(message);
  }
}

/** A named argument of a call, such as `locale: "de"`. */
export interface NamedArgument extends Node {
  readonly type: 'NamedArgument';
  readonly name: string;
  readonly value: Node;
}

export type {Node};

const MAX_NOTATION_LENGTH = 200_000;

const colon = 58;
const doubleQuote = 34;

/** Reads strings as JSON does, including all escape sequences. */
const jsonStrings = {
  name: 'jsonStrings',
  init() {
    jsep.hooks.add('gobble-token', function (environment) {
      if (this.code !== doubleQuote) {
        return;
      }
      const pattern = /"(?:[^"\\]|\\.)*"/sy;
      pattern.lastIndex = this.index;
      const literal = pattern.exec(this.expr)?.[0];
      if (!literal) {
        throw new NotationError('A text value has no closing quotation mark. Add one.', this.index);
      }
      try {
        environment.node = {type: 'Literal', value: JSON.parse(literal) as string, raw: literal};
      } catch {
        throw new NotationError(
          'A text value contains an invalid escape sequence or a line break. Write \\n for a line break.',
          this.index,
        );
      }
      this.index += literal.length;
    });
  },
};

const namedArguments = {
  name: 'namedArguments',
  init() {
    jsep.hooks.add('after-expression', function (environment) {
      const node = environment.node;
      if (node?.type === 'Identifier' && this.code === colon) {
        this.index += 1;
        const value = this.gobbleExpression();
        if (!value) {
          throw new NotationError(
            `The argument \`${node.name as string}\` has no value. Write one after the colon.`,
            this.index,
          );
        }
        environment.node = {type: 'NamedArgument', name: node.name as string, value};
      }
    });
  },
};

jsep.plugins.register(objectPlugin, jsonStrings, namedArguments);
jsep.addIdentifierChar('@');

/** Parses a call such as `Text.Upper($.name, locale: "tr")` into a tree. */
export function parse(notation: string): Node {
  if (notation.length > MAX_NOTATION_LENGTH) {
    throw new NotationError(
      'The call is longer than 200,000 characters. Split it into smaller calls.',
    );
  }
  try {
    const node = jsep(notation);
    if (node.type === 'Compound') {
      throw new NotationError('Write exactly one call or value, with nothing before or after it.');
    }
    return node;
  } catch (error) {
    if (error instanceof NotationError) {
      throw error;
    }
    if (error instanceof RangeError) {
      throw new NotationError('The call is nested too deeply. Split it into smaller calls.');
    }
    const {message, index} = error as Error & {index?: number};
    throw new NotationError(message, index);
  }
}
