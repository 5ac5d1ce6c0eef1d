/** Messages about a document that say more than the schema can. */
import {isObject} from '@documentation/base/internal/values/isObject';
import type {SchemaProblem} from '@documentation/base/internal/jsonSchema/schemaProblems';
import type {KindOf} from './structure';
import {quote, shorten} from '@documentation/base/internal/values/quote';

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, token) =>
        isObject(part) || Array.isArray(part)
          ? (part as Readonly<Record<string, unknown>>)[token]
          : undefined,
      value,
    );
}

function functionMessage(name: unknown, isFirst: boolean, kindOf: KindOf): string {
  const kind = kindOf(String(name));
  if (kind === undefined) {
    return `There is no workflow function named ${quote(String(name))}. Check the category and name, such as "Slack/PostMessage".`;
  }
  return isFirst
    ? `${shorten(String(name))} isn’t a trigger. The first step must be a trigger, such as "HTTPServer/WebHandler".`
    : `${shorten(String(name))} is a trigger. Only the first step can be a trigger.`;
}

export function messageFor(
  {pointer, keyword, message}: SchemaProblem,
  document: unknown,
  kindOf: KindOf,
): string {
  if (keyword === 'enum' && pointer.endsWith('/function')) {
    return functionMessage(valueAt(document, pointer), pointer === '/steps/0/function', kindOf);
  }
  if (keyword === 'pattern' && pointer.endsWith('/id')) {
    return 'An ID consists of letters and digits, and starts with a lowercase letter. Rename the step.';
  }
  return keyword === 'false' ? 'This setting isn’t allowed for this step. Remove it.' : message;
}
