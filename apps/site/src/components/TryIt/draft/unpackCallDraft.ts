// This module is loaded when a link or the history is first opened.
import {
  fields,
  oneOf,
  optional,
  parseAs,
  read,
  text,
  where,
  type Shape,
} from '../../../stored/shape';
import {fromBase64Url, ShareError, type Input} from '../../Panel/drafts';
import type {Draft} from './draft';

/** Longer names, which file systems don't allow, would take seconds to lay out and paint. */
const MAX_NAME_LENGTH = 255;

const sampleName = where(text(MAX_NAME_LENGTH), (name) => /^[\w-]+(?:\.[\w-]+)*$/.test(name));

const packedInputs: readonly Shape<Input>[] = [
  fields({kind: oneOf('none')}),
  fields({kind: oneOf('json', 'text'), text: text()}),
  fields({kind: oneOf('sample'), name: sampleName}),
  (value, onDropped) => {
    const packed = fields({kind: oneOf('file'), name: text(MAX_NAME_LENGTH), bytes: text()});
    const {bytes, ...file} = packed(value, onDropped);
    return {...file, bytes: fromBase64Url(bytes)};
  },
];

const input: Shape<Input> = (value) => {
  for (const shape of packedInputs) {
    const {data} = read(shape, value);
    if (data) {
      return data;
    }
  }
  throw new ShareError('The link contains an unknown kind of input. Copy the link again.');
};

const call: Shape<string> = (value) => {
  if (typeof value !== 'string') {
    throw new ShareError('The link doesn’t contain a call. Copy the link again.');
  }
  return value;
};

const draft = fields({call, input, now: optional(text()), readBack: optional(text())});

/** Parses a draft from a link or the history. */
export function unpackCallDraft(json: string): Draft {
  return parseAs(draft, json);
}
