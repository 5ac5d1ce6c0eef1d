import type {Parameter} from '../../../../functions/language/types';

/** The kinds of fields. `notation` takes what a call can hold: JSON, paths and calls. */
export type Editor =
  'text' | 'number' | 'switch' | 'choice' | 'date' | 'zone' | 'locale' | 'notation' | 'items';

const dateTypes = ['Date', 'DateTime', 'LocalDateTime'];

export function editorOf(name: string, {type, values, rest}: Parameter): Editor {
  const types = [type].flat();
  if (rest) {
    return 'items';
  }
  if (values) {
    return 'choice';
  }
  if (types.every((each) => dateTypes.includes(each))) {
    return 'date';
  }
  switch (types.length === 1 ? types[0] : undefined) {
    case 'Text':
    case 'Xml':
      return /zone$/i.test(name) ? 'zone' : name === 'locale' ? 'locale' : 'text';
    case 'Number':
    case 'Integer':
      return 'number';
    case 'Boolean':
      return 'switch';
    default:
      return 'notation';
  }
}
