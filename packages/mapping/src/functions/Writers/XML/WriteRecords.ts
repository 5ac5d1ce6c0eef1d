import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {xmlLimits} from '../../XML/facts';
import {XML_INDENTATION, XML_RECORDS} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

const head = '<?xml version="1.0" encoding="utf-8"?>\n';

export default defineMappingFunction({
  category: 'Writers/XML',
  name: 'WriteRecords',
  summary: 'Writes a list of objects to an XML file, with one element per object.',
  parameters: {
    list: {type: 'List<Object>', data: true, description: 'the objects to write'},
    root: {type: 'Text', description: 'the name of the root element'},
    record: {type: 'Text', description: 'the name of the element for each record'},
    attributes: {
      type: 'List<Text>',
      default: [],
      description: 'the keys to write as attributes instead of elements',
    },
    nulls: {
      type: 'Text',
      default: 'omit',
      values: {
        omit: 'the element is left out',
        empty: 'the element is empty',
        nil: 'the element is empty and has `xsi:nil="true"`',
      },
      description: 'how to write null values in a record',
    },
  },
  returns: {type: 'Binary', description: 'the indented file, in UTF-8'},
  nullPolicy: 'skips',
  nullAndEmpty: 'An empty list returns a file with an empty root element.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'a name or a key isn’t valid in XML, or a value can’t be written as XML',
    },
    {
      code: 'E_LIMIT',
      when: 'there are too many records, or the XML would be nested too deeply, have too many nodes or need too much indentation',
    },
  ],
  examples: [
    {
      title: 'Orders',
      kind: 'typical',
      args: {
        list: [
          {id: 'A-1', total: 12.5},
          {id: 'A-2', total: 8},
        ],
        root: 'orders',
        record: 'order',
        attributes: ['id'],
      },
      result: utf8(
        `${head}<orders>\n  <order id="A-1">\n    <total>12.5</total>\n  </order>\n  <order id="A-2">\n    <total>8</total>\n  </order>\n</orders>\n`,
      ),
    },
    {
      title: 'A list in a record',
      kind: 'typical',
      args: {list: [{tag: ['new', 'paid']}], root: 'orders', record: 'order'},
      result: utf8(
        `${head}<orders>\n  <order>\n    <tag>new</tag>\n    <tag>paid</tag>\n  </order>\n</orders>\n`,
      ),
    },
    {
      title: 'Numbers without an exponent',
      kind: 'edge',
      args: {list: [{share: 1e-7}], root: 'a', record: 'b'},
      result: utf8(`${head}<a>\n  <b>\n    <share>0.0000001</share>\n  </b>\n</a>\n`),
    },
    {
      title: 'No records',
      kind: 'edge',
      args: {list: [], root: 'orders', record: 'order'},
      result: utf8(`${head}<orders/>\n`),
    },
    {
      title: 'Null as an empty element',
      kind: 'null',
      args: {list: [{note: null}], root: 'a', record: 'b', nulls: 'empty'},
      result: utf8(`${head}<a>\n  <b>\n    <note/>\n  </b>\n</a>\n`),
    },
    {
      title: 'Null as nil',
      kind: 'null',
      args: {list: [{n: null}], root: 'a', record: 'b', nulls: 'nil'},
      result: utf8(
        `${head}<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n  <b>\n    <n xsi:nil="true"/>\n  </b>\n</a>\n`,
      ),
    },
    {
      title: 'Null records',
      kind: 'null',
      args: {list: [null], root: 'a', record: 'b'},
      result: utf8(`${head}<a/>\n`),
    },
    {
      title: 'A key with a space',
      kind: 'error',
      args: {list: [{'first name': 'Ada'}], root: 'a', record: 'b'},
      error: 'E_PARSE',
    },
    {
      title: 'Objects nested 499 levels deep',
      kind: 'error',
      args: {
        list: expression(
          '[JSON.Parse(Text.Concat(Text.Pad("", 2495, "{\\"a\\":"), "1", Text.Pad("", 499, "}")))]',
        ),
        root: 'a',
        record: 'b',
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Readers/XML/ReadRecords', role: 'inverse'},
    {function: 'Writers/XML/WriteDocument', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'dataweave', name: 'write', differs: 'needs the format `application/xml`'},
    {
      tool: 'sql',
      name: 'QUERY_TO_XML',
      differs: 'names the root element `table`, and each record `row`',
    },
    {
      tool: 'pandas',
      name: 'to_xml',
      differs: 'adds an element with the row number, unless `index=False`',
    },
  ],
  tags: ['mapping', 'writer', 'xml', 'file', 'table', 'attribute', 'format'],
  aliases:
    'FOR XML PATH, rows to XML, XML export, to_xml, XMLAGG, list to xml, array to xml, json to xml file, product feed, one child per row, xsi:nil, catalogue export, supplier data, attributes instead of elements, generate XML, table to XML',
  limits: [
    ...xmlLimits,
    `A list can have at most ${grouped(XML_RECORDS)} records. The indentation can have at most ${grouped(XML_INDENTATION)} spaces in total.`,
  ],
  load: async () => ({
    ...(await import('../../../formats/xml')),
    ...(await import('../../XML/conversion')),
  }),
  run: ({list, root, record, attributes, nulls}, _context, {checkXmlName, fromJson}) => {
    if (list.length > XML_RECORDS) {
      fail(
        'E_LIMIT',
        `The list has more than ${grouped(XML_RECORDS)} records. Split it into smaller lists.`,
        'list',
      );
    }
    checkXmlName(record, 'record');
    const attributeKeys = new Set(attributes);
    const records = list.map((item): Value => {
      const entries = Object.entries(item).map(([key, value]) => {
        checkXmlName(key, 'list');
        return [attributeKeys.has(key) ? `@${key}` : key, value] as const;
      });
      return Object.fromEntries(entries);
    });
    const options = {attributes: '@', text: '#text', nulls, parameter: 'list'} as const;
    const content = Object.fromEntries([[record, records]]);
    return utf8(`${head}${fromJson(content, root, options, {indent: 2})}\n`);
  },
});
