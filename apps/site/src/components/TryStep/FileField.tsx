import React, {type ReactNode} from 'react';
import {decodeBase64, encodeBase64} from '@documentation/base/internal/encodings/base64';
import {inputOfBytes, type Field, type Input} from '../Panel/drafts';
import {InputEditor, type InputEditorProps} from '../Panel/rareParts';
import {keepFile, keptFile, readReference} from './draft/ownFiles';

export interface Props extends Pick<InputEditorProps, 'name' | 'samples' | 'isLive' | 'mistake'> {
  /** The type, as shown on the page: 'File, required' */
  readonly type: string;
  readonly input: Input;
  readonly onEdit: (field: Field) => void;
}

/** Longer text is kept as a file. Otherwise, it would be encoded and decoded on every key press. */
const MAX_TEXT_LENGTH = 100_000;

/** Returns the file in a field that contains Base64 text or a reference, or undefined for other content. */
export function fileIn({given, text}: Field): Input | undefined {
  if (given === 'left out' || given === 'null') {
    return given === 'null' ? undefined : {kind: 'text', text: ''};
  }
  try {
    if (given === 'value') {
      return inputOfBytes(decodeBase64(text), 'file');
    }
    if (text.startsWith('"')) {
      return inputOfBytes(decodeBase64(JSON.parse(text) as string), 'file');
    }
    const reference = readReference(text);
    return reference?.kind === 'ownFile' ? keptFile(reference.name) : (reference as Input);
  } catch {
    return undefined;
  }
}

function fieldOf(input: Input): Field {
  switch (input.kind) {
    case 'sample':
      return {given: 'notation', text: JSON.stringify({sample: input.name})};
    case 'file':
    case 'unreadable':
      return {given: 'notation', text: keepFile(input)};
    case 'text': {
      const bytes = new TextEncoder().encode(input.text);
      return input.text.length > MAX_TEXT_LENGTH
        ? {given: 'notation', text: keepFile({kind: 'file', name: 'input.txt', bytes})}
        : {given: 'value', text: encodeBase64(bytes)};
    }
    default:
      return {given: 'left out', text: ''};
  }
}

/** A field for a file: a sample, the reader's own file, or text typed in the form. */
export default function FileField({name, type, onEdit, ...props}: Props): ReactNode {
  return (
    <InputEditor
      {...props}
      name={`input-${name}`}
      label={name}
      type={type}
      kinds={['Text file', 'File']}
      onEdit={(input) => onEdit(fieldOf(input))}
    />
  );
}
