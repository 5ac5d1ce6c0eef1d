import {defineMappingFunction} from '../../defineMappingFunction';

export default defineMappingFunction({
  category: 'XML',
  name: 'IsWellFormed',
  summary: 'Checks whether a text is well-formed XML, and says what is wrong.',
  parameters: {text: {type: 'Text', data: true, nullable: true, description: 'the text to check'}},
  returns: {
    type: 'Object',
    description:
      '`{"valid": …, "line": …, "column": …, "message": …}`; all but `valid` are null when the text is well-formed',
  },
  nullPolicy: 'value',
  nullAndEmpty: 'Null and empty text aren’t XML, so `valid` is false.',
  errors: [],
  examples: [
    {
      title: 'A good document',
      kind: 'typical',
      args: {text: '<order><id>7</id></order>'},
      result: {valid: true, line: null, column: null, message: null},
    },
    {
      title: 'A tag that isn’t closed',
      kind: 'typical',
      args: {text: '<order>\n  <id>7\n</order>'},
      result: {
        valid: false,
        line: 3,
        column: 1,
        message: '</order> stands where <id> of line 2 must be closed.',
      },
    },
    {
      title: 'A bare ampersand',
      kind: 'edge',
      args: {text: '<name>Smith & Sons</name>'},
      result: {valid: false, line: 1, column: 13, message: '& must be written as &amp;.'},
    },
    {
      title: 'A prefix that isn’t declared',
      kind: 'edge',
      args: {text: '<s:order/>'},
      result: {
        valid: false,
        line: 1,
        column: 1,
        message: 'The prefix s isn\'t declared by xmlns:s="…".',
      },
    },
    {
      title: 'A document type with declarations',
      kind: 'edge',
      args: {text: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'},
      result: {
        valid: false,
        line: 1,
        column: 1,
        message: 'A DOCTYPE with declarations in square brackets is refused for safety.',
      },
    },
    {
      title: 'Null',
      kind: 'null',
      args: {text: null},
      result: {valid: false, line: null, column: null, message: 'There is no text.'},
    },
  ],
  related: [{function: 'XML/CreateElement', role: 'often used with'}],
  tags: ['mapping', 'xml', 'validation', 'error-handling'],
  aliases: [
    'validate XML',
    'ISXML',
    'xmllint',
    'check XML',
    'TRY_PARSE XML',
    'broken xml',
    'xml syntax error',
    'verify xml',
    'unclosed tag',
    'malformed',
    'lint',
    'corrupt file',
    'line number of mistake',
    'before processing',
    'validate document',
    'invalid XML',
  ],
  notes: [
    'This is not a check against a schema.',
    'It is strict, as the other XML functions are: what is well-formed here can be read by every one of them.',
  ],
  pure: true,
  run: async ({text}) => {
    if (text === null) {
      return {valid: false, line: null, column: null, message: 'There is no text.'};
    }
    const {parse, XmlSyntaxError} = await import('../../formats/xml');
    try {
      parse(text);
      return {valid: true, line: null, column: null, message: null};
    } catch (error) {
      if (error instanceof XmlSyntaxError) {
        const {line, column, message} = error;
        return {valid: false, line, column, message};
      }
      throw error;
    }
  },
});
