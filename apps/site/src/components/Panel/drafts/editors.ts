import type {Parameter} from '@documentation/mapping/internal/language/types';
import type {Field} from './fields';

/** The kinds of editors. `notation` accepts anything that a call can contain: JSON, paths and calls. */
export type Editor =
  | 'text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'date'
  | 'zone'
  | 'locale'
  | 'notation'
  | 'items';

const dateTypes = ['Date', 'DateTime', 'LocalDateTime', 'Time'];

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

/** The props of every argument editor. */
export interface EditorProps {
  readonly name: string;
  readonly parameter: Parameter;
  readonly field: Field;
  readonly isLive: boolean;
  /** Attributes for the control itself. */
  readonly control: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
  readonly onEdit: (field: Field) => void;
}
