import {MAX_LABEL_LENGTH, toBase64Url, type DraftFormat, type Input} from '../../Panel/drafts';
import type {Draft} from './draft';

/** Larger files rarely fit into a link, so they aren't encoded. */
const MAX_PACKED_BYTES = 2_000_000;

function packInput(input: Input): unknown {
  if (input.kind === 'unreadable') {
    return {kind: 'none'};
  }
  return input.kind === 'file' ? {...input, bytes: toBase64Url(input.bytes)} : input;
}

/** The format of call drafts. */
export const callDraftFormat: DraftFormat<Draft> = {
  toJson: ({input, ...draft}) =>
    input.kind === 'file' && input.bytes.length > MAX_PACKED_BYTES
      ? undefined
      : JSON.stringify({...draft, input: packInput(input)}),
  loadFromJson: async () => (await import('./unpackCallDraft')).unpackCallDraft,
  label: ({call}) => call.slice(0, MAX_LABEL_LENGTH),
};
