import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import {valueAt} from '@documentation/base/internal/values/path';
import {asText, isSimple} from './asText';
import {parseTemplate} from './placeholders';
import {checkResultLength, resultLimit, resultTooLong} from './resultLength';
import {shorten} from '@documentation/base/internal/values/quote';

export default defineMappingFunction({
  category: 'Text',
  name: 'Template',
  summary: 'Fills placeholders in text, such as `{{customer.name}}`, with values.',
  parameters: {
    template: {
      type: 'Text',
      description:
        'the text with placeholders, which are paths in double braces, such as `{{lines[0].sku}}` or `{{a["odd key"]}}`',
    },
    values: {type: 'Object', data: true, description: 'the object that contains the values'},
    missing: {
      type: 'Text',
      default: 'error',
      values: {
        error: 'fail with `E_PATH`',
        empty: 'insert nothing',
      },
      description: 'what to do if there is no value at a path',
    },
  },
  returns: {type: 'Text', description: 'the text with its placeholders filled in'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Null at a path counts as missing, but empty text doesn’t. A null `template` is an error.',
  errors: [
    {
      code: 'E_PATH',
      when: 'a path is invalid, a placeholder is empty or isn’t closed, or there is no value at a path and `missing` is `"error"`',
    },
    {code: 'E_TYPE', when: 'the value at a path is a list, an object or bytes'},
    resultTooLong,
  ],
  examples: [
    {
      title: 'A line in a letter',
      kind: 'typical',
      input: {order: {id: 42, total: 19.5}, customer: {name: 'Ada'}},
      args: {
        template: 'Dear {{customer.name}}, order {{order.id}} comes to {{order.total}} euros.',
        values: expression('$'),
      },
      result: 'Dear Ada, order 42 comes to 19.5 euros.',
    },
    {
      title: 'List items',
      kind: 'typical',
      input: {lines: [{sku: 'A-1'}, {sku: 'B-2'}]},
      args: {
        template: 'from {{lines[0].sku}} to {{lines[-1].sku}}',
        values: expression('$'),
      },
      result: 'from A-1 to B-2',
    },
    {
      title: 'A missing value left blank',
      kind: 'typical',
      args: {template: '{{title}} {{name}}', values: {name: 'Ada'}, missing: 'empty'},
      result: ' Ada',
    },
    {
      title: 'A field name with a space',
      kind: 'edge',
      args: {template: '{{["Order No"]}}', values: {'Order No': '42'}},
      result: '42',
    },
    {
      title: 'Single braces are literal',
      kind: 'edge',
      args: {template: '{"id": {{id}} }', values: {id: 7}},
      result: '{"id": 7 }',
    },
    {
      title: 'Placeholders in values aren’t replaced',
      kind: 'edge',
      args: {template: '{{a}}', values: {a: '{{b}}', b: 'no'}},
      result: '{{b}}',
    },
    {
      title: 'Null instead of an object',
      kind: 'null',
      args: {template: 'Dear {{name}}', values: null},
      result: null,
    },
    {
      title: 'Null counts as missing',
      kind: 'null',
      args: {template: 'Dear {{name}}', values: {name: null}, missing: 'empty'},
      result: 'Dear ',
    },
    {
      title: 'A missing value',
      kind: 'error',
      args: {template: 'Dear {{customer.name}}', values: {customer: {}}},
      error: 'E_PATH',
    },
    {
      title: 'An expression instead of a path',
      kind: 'error',
      args: {template: '{{price * 2}}', values: {price: 5}},
      error: 'E_PATH',
    },
    {
      title: 'An object at a path',
      kind: 'error',
      args: {template: 'Dear {{customer}}', values: {customer: {name: 'Ada'}}},
      error: 'E_TYPE',
    },
    {
      title: 'A result that is too long',
      kind: 'error',
      args: {
        template: '{{a}}{{a}}{{a}}{{a}}{{a}}{{a}}{{a}}{{a}}{{a}}{{a}}{{a}}',
        values: expression('{"a": Text.Pad("-", 1000000)}'),
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Text/Concat', role: 'alternative'},
    {function: 'Text/Encode', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: '\\(…)',
      expression:
        '.values | "Dear \\(.customer.name), order \\(.order.id) comes to \\(.order.total) euros."',
      differs: 'works only in string literals',
    },
    {tool: 'dataweave', name: '$(…)', differs: 'works only in string literals'},
    {tool: 'bloblang', name: '${!…}'},
    {tool: 'sql', name: 'FORMAT', differs: 'fills `%s` by position'},
    {
      tool: 'lodash',
      name: '_.template',
      expression: '_.template(template, {interpolate: /{{(.+?)}}/g})(values)',
      differs: 'uses `<%= %>` placeholders by default, and runs them as JavaScript',
    },
  ],
  tags: ['mapping', 'text', 'template', 'json'],
  aliases:
    'interpolate, mustache, handlebars, format string, sprintf, mail merge, insert variables, string interpolation, personalised message, email body, dynamic text, salutation, fill in the blanks, dear customer, boilerplate, compose sentence, string formatting, f-string, Liquid, Jinja',
  limits: [resultLimit],
  notes: [
    'Values are inserted as they are. For HTML, XML or URLs, encode them with `Text.Encode` first. Otherwise, special characters can break the result.',
    'To output double braces, insert them as a value.',
  ],
  run: ({template, values, missing}) => {
    const {placeholders, rest} = parseTemplate(template);
    const pieces: string[] = [];
    let length = rest.length;
    for (const {textBefore, source, path} of placeholders) {
      const value = valueAt(path, values);
      if (value === null && missing === 'error') {
        fail(
          'E_PATH',
          `There is no value at {{${shorten(source)}}}. Check the path, or set \`missing\` to "empty".`,
          'values',
        );
      }
      if (value !== null && !isSimple(value)) {
        fail(
          'E_TYPE',
          `The value at {{${shorten(source)}}} is ${nameOfValue(value)}. Choose a field or item in it, or convert it to text.`,
          'values',
        );
      }
      const text = value === null ? '' : asText(value);
      pieces.push(textBefore, text);
      length += textBefore.length + text.length;
      checkResultLength(length);
    }
    return `${pieces.join('')}${rest}`;
  },
});
