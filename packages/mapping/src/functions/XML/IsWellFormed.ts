import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {deepXml, xmlLimits} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'IsWellFormed',
  summary: 'Checks whether text is well-formed XML and reports the first error.',
  parameters: {text: {type: 'Text', data: true, nullable: true, description: 'the text to check'}},
  returns: {
    type: 'Object',
    description:
      '`{"valid": …, "line": …, "column": …, "message": …}` (if the text is well-formed, all fields except `valid` are null)',
  },
  nullPolicy: 'value',
  nullAndEmpty: 'Like empty text, it isn’t well-formed, so `valid` is false.',
  errors: [{code: 'E_LIMIT', when: 'the text is nested too deeply or has too many nodes to check'}],
  examples: [
    {
      title: 'A well-formed document',
      kind: 'typical',
      args: {text: '<order><id>7</id></order>'},
      result: {valid: true, line: null, column: null, message: null},
    },
    {
      title: 'An unclosed tag',
      kind: 'typical',
      args: {text: '<order>\n  <id>7\n</order>'},
      result: {
        valid: false,
        line: 3,
        column: 1,
        message: 'Found </order>, but <id> from line 2 isn’t closed. Add </id> first.',
      },
    },
    {
      title: 'An unescaped ampersand',
      kind: 'edge',
      args: {text: '<name>Smith & Sons</name>'},
      result: {valid: false, line: 1, column: 13, message: '& must be written as &amp;.'},
    },
    {
      title: 'An undeclared prefix',
      kind: 'edge',
      args: {text: '<s:order/>'},
      result: {
        valid: false,
        line: 1,
        column: 1,
        message: 'The prefix s isn’t declared. Add xmlns:s="…".',
      },
    },
    {
      title: 'A DOCTYPE with declarations',
      kind: 'edge',
      args: {text: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'},
      result: {
        valid: false,
        line: 1,
        column: 1,
        message:
          'For security reasons, a DOCTYPE can’t have declarations in square brackets. Remove them.',
      },
    },
    {
      title: 'Null',
      kind: 'null',
      args: {text: null},
      result: {
        valid: false,
        line: null,
        column: null,
        message: 'The text is null. XML needs a root element.',
      },
    },
    {
      title: 'Elements nested 501 levels deep',
      kind: 'error',
      args: {text: deepXml},
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'XML/CreateElement', role: 'often used with'}],
  equivalents: [
    {
      tool: 'sql',
      name: 'XML_IS_WELL_FORMED',
      differs: 'returns a Boolean, without the position of the error',
    },
  ],
  tags: ['mapping', 'xml', 'validation', 'error-handling'],
  aliases:
    'validate XML, ISXML, xmllint, check XML, TRY_PARSE XML, broken xml, xml syntax error, verify xml, unclosed tag, malformed, lint, corrupt file, line number of mistake, before processing, validate document, invalid XML, what is wrong with XML',
  notes: [
    'This function doesn’t validate XML against a schema.',
    'The other XML functions apply the same rules, so they can read any text that passes this check.',
  ],
  limits: xmlLimits,
  load: () => import('../../formats/xml'),
  run: ({text}, _context, {parse, XmlLimitError, XmlSyntaxError}) => {
    if (text === null) {
      return {
        valid: false,
        line: null,
        column: null,
        message: 'The text is null. XML needs a root element.',
      };
    }
    try {
      parse(text);
      return {valid: true, line: null, column: null, message: null};
    } catch (error) {
      if (!(error instanceof XmlSyntaxError)) {
        throw error;
      }
      const {line, column, message} = error;
      if (error instanceof XmlLimitError) {
        fail('E_LIMIT', `Line ${line}, column ${column}: ${message}`, 'text');
      }
      return {valid: false, line, column, message};
    }
  },
});
