import {isObject} from '@documentation/base/internal/values/isObject';
import {qualifiedName} from './qualifiedName';
import type {Value} from '@documentation/base/internal/values/types';
import type {Example, ExpressionText, MappingFunctionFacts} from './types';

type Argument = Example['args'][string];

function isExpressionText(argument: unknown): argument is ExpressionText {
  return isObject(argument) && Object.keys(argument).join() === 'expression';
}

/** Writes JSON with a space after each comma and colon: '[1, {"a": null}]'. For bytes, writes only their count. */
export function formatValue(value: Value): string {
  if (value instanceof Uint8Array) {
    return `<${value.length} bytes>`;
  }
  if (Array.isArray(value)) {
    return `[${(value as Value[]).map(formatValue).join(', ')}]`;
  }
  if (isObject(value)) {
    const entries = Object.entries(value);
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}: ${formatValue(item)}`).join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** Writes an example argument. Only a whole argument can be notation. In a value, "expression" is an ordinary key. */
function formatArgument(argument: Value | ExpressionText): string {
  if (argument instanceof Uint8Array) {
    throw new Error(
      'Bytes can’t be written in a call. Make them the input and refer to them with $.',
    );
  }
  return isExpressionText(argument) ? argument.expression : formatValue(argument);
}

/** Writes a call, with required arguments by position and options by name: Number.Parse("1.234,5", locale: "de") */
export function formatCall(
  definition: Pick<MappingFunctionFacts, 'category' | 'name' | 'parameters'>,
  args: Readonly<Record<string, Argument>>,
): string {
  const parts: string[] = [];
  for (const [name, parameter] of Object.entries(definition.parameters)) {
    const argument = args[name];
    if (argument === undefined) {
      continue;
    }
    if (parameter.rest) {
      parts.push(...(argument as readonly (Value | ExpressionText)[]).map(formatArgument));
    } else {
      const text = formatArgument(argument as Value | ExpressionText);
      parts.push(parameter.default === undefined ? text : `${name}: ${text}`);
    }
  }
  return `${qualifiedName(definition)}(${parts.join(', ')})`;
}

/** Writes a signature: Text.Pad(text: Text, length: Integer, side: Text = "start") → Text */
export function formatSignature({
  category,
  name,
  parameters,
  returns,
}: MappingFunctionFacts): string {
  const typeOf = (type: string | readonly string[]) => [type].flat().join(' | ');
  const list = Object.entries(parameters).map(([parameterName, {type, rest, ...parameter}]) => {
    const fallback = parameter.default === undefined ? '' : ` = ${formatValue(parameter.default)}`;
    return `${rest ? '…' : ''}${parameterName}: ${typeOf(type)}${fallback}`;
  });
  return `${qualifiedName({category, name})}(${list.join(', ')}) → ${typeOf(returns.type)}`;
}
