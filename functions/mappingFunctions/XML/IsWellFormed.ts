import {defineMappingFunction} from '../../defineMappingFunction';
import {MappingError} from '../../errors';

export default defineMappingFunction({
  category: 'XML',
  name: 'IsWellFormed',
  summary: 'Checks whether a text is well-formed XML, and says what is wrong.',
  parameters: {text: {type: 'Text', data: true, nullable: true, description: 'the text to check'}},
  returns: {
    type: 'Object',
    description: '`{"valid": …, "message": …}`; the message is null when the text is valid',
  },
  nullPolicy: 'value',
  nullAndEmpty: 'Null and empty text aren’t XML, so `valid` is false.',
  errors: [],
  examples: [
    {
      title: 'A good document',
      kind: 'typical',
      args: {text: '<order><id>7</id></order>'},
      result: {valid: true, message: null},
    },
    {
      title: 'Namespaces are fine',
      kind: 'typical',
      args: {text: '<order xmlns="urn:shop"/>'},
      result: {valid: true, message: null},
    },
    {
      title: 'A document type',
      kind: 'edge',
      args: {text: '<!DOCTYPE a><a/>'},
      result: {
        valid: false,
        message: 'XML with a document type (DOCTYPE) isn’t read, because it can declare entities.',
      },
    },
    {
      title: 'Null',
      kind: 'null',
      args: {text: null},
      result: {valid: false, message: 'There is no text.'},
    },
  ],
  related: [{function: 'XML/CreateElement', role: 'often used with'}],
  tags: ['mapping', 'xml', 'validation', 'error-handling'],
  aliases: ['validate XML', 'ISXML', 'xmllint', 'check XML', 'TRY_PARSE XML'],
  notes: ['This is not a check against a schema.'],
  pure: true,
  run: async ({text}) => {
    if (text === null) {
      return {valid: false, message: 'There is no text.'};
    }
    const {parseXml} = await import('../../xml');
    try {
      parseXml(text, 'text');
      return {valid: true, message: null};
    } catch (error) {
      if (error instanceof MappingError) {
        return {valid: false, message: error.message};
      }
      throw error;
    }
  },
});
