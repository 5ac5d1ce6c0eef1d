import {isEqual} from '@documentation/base/internal/values/equality';
import type {Value} from '@documentation/base/internal/values/types';
import type {WorkflowExample} from '@documentation/workflow/internal/language/types';
import {fields, read, text} from '../../../stored/shape';
import {MAX_FORM_LENGTH, MAX_LABEL_LENGTH, ShareError, type DraftFormat} from '../../Panel/drafts';
import {withOwnContents} from './ownFiles';
import {formatObject} from './stepFields';

/** The parts of a step that the reader edits, each as JSON text. */
export const stepParts = ['configuration', 'input', 'given'] as const;
export type StepPart = (typeof stepParts)[number];

export interface StepDraft extends Readonly<Record<StepPart, string>> {
  /** The title of the example whose recorded responses are used. */
  readonly example: string;
}

export function draftOfExample(example: WorkflowExample): StepDraft {
  return {
    example: example.title,
    configuration: formatObject(example.configuration),
    input: formatObject(example.input),
    given: formatObject(example.given ?? {}),
  };
}

/** Compares JSON by value, but long JSON as text, because parsing it on every key press would be slow. */
function isSameJson(a: string, b: string): boolean {
  if (a === b || a.length > MAX_FORM_LENGTH) {
    return a === b;
  }
  try {
    return isEqual(JSON.parse(a) as Value, JSON.parse(b) as Value);
  } catch {
    return false;
  }
}

export function isSameDraft(a: StepDraft, b: StepDraft): boolean {
  return a.example === b.example && stepParts.every((part) => isSameJson(a[part], b[part]));
}

/** Shortens text to one line: '{\n  "a": 1\n}' → '{ "a": 1 }' */
function startOnOneLine(text: string): string {
  return text.slice(0, MAX_LABEL_LENGTH).replaceAll(/\s*\n\s*/g, ' ');
}

/** Removes secrets, because links are shared and the history outlives the visit. */
function withoutSecrets(given: string): string {
  try {
    const {secrets, ...others} = JSON.parse(given) as Readonly<Record<string, unknown>>;
    return secrets === undefined ? given : formatObject(others);
  } catch {
    return '{}';
  }
}

const packed = fields({example: text(), configuration: text(), input: text(), given: text()});

export function unpackStepDraft(json: string): StepDraft {
  const {data} = read(packed, JSON.parse(json));
  if (!data) {
    throw new ShareError('The link doesn’t contain a step. Copy the link again.');
  }
  return data;
}

/** The format of step drafts. Secrets aren't saved. */
export const stepDraftFormat: DraftFormat<StepDraft> = {
  toJson: (draft) => {
    const input = withOwnContents(draft.input);
    return input === undefined
      ? undefined
      : JSON.stringify({...draft, input, given: withoutSecrets(draft.given)});
  },
  loadFromJson: () => Promise.resolve(unpackStepDraft),
  label: ({configuration, input}) => `${startOnOneLine(configuration)} ${startOnOneLine(input)}`,
};
