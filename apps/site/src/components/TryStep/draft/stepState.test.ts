import {describe, expect, it} from 'vitest';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import VerifySignature from '@documentation/workflow/internal/functions/Guard/VerifySignature';
import ParseCsv from '@documentation/workflow/internal/functions/Parser/ParseCsv';
import PostMessage from '@documentation/workflow/internal/functions/Slack/PostMessage';
import {
  draftOfExample,
  isSameDraft,
  stepDraftFormat,
  unpackStepDraft,
  stepParts,
} from './stepDraft';
import {
  isReadable,
  partParametersOf,
  refusedFields,
  stateOfDraft,
  stateOfExample,
  unreadMistakes,
  withField,
  withText,
} from './stepState';

const all = workflowFunctions.flatMap((definition) =>
  definition.examples.map(
    (example, index) =>
      [`${definition.category}/${definition.name}`, example.title, definition, index] as const,
  ),
);

describe('the form', () => {
  it.each(all)('of %s shows the example “%s” and restores it', (_id, _title, definition, index) => {
    const parameters = partParametersOf(definition);
    const state = stateOfExample(definition, parameters, index);
    const example = definition.examples[index]!;
    expect(isReadable(parameters, state)).toBe(true);
    for (const part of stepParts) {
      // Setting a field to its current value composes the whole part again from its fields.
      const [first] = Object.entries(state.fields[part] ?? {});
      const again = first ? withField(parameters, state, part, ...first) : state;
      expect(JSON.parse(again.draft[part])).toEqual(example[part] ?? {});
    }
  });

  it('keeps invalid text, and says where it is', () => {
    const parameters = partParametersOf(ParseCsv);
    const example = stateOfExample(ParseCsv, parameters, 0);
    const state = withField(parameters, example, 'configuration', 'columns', {
      given: 'notation',
      text: '{"order": ',
    });
    expect(isReadable(parameters, state)).toBe(false);
    expect(unreadMistakes(parameters, state, 'configuration')).toEqual({
      columns: expect.stringMatching(/^This isn’t valid JSON/) as string,
    });
    expect(state.draft.configuration).toContain('"columns": {"order":');
  });

  it('shows objects with unknown fields as text', () => {
    const parameters = partParametersOf(PostMessage);
    const example = stateOfExample(PostMessage, parameters, 0);
    const state = withText(parameters, example, 'configuration', '{"chanel": "C1"}');
    expect(state.fields.configuration).toBeUndefined();
    expect(isReadable(parameters, state)).toBe(true);
    const broken = withText(parameters, example, 'configuration', '[1]');
    expect(unreadMistakes(parameters, broken, 'configuration')).toEqual({
      '': 'Enter a JSON object, such as {"name": "value"}.',
    });
  });
});

describe('a run’s error is shown at', () => {
  const parameters = partParametersOf(PostMessage);
  const state = stateOfExample(PostMessage, parameters, 0);

  it('the field that its pointer leads into', () => {
    const place = {part: 'input', pointer: '/blocks/0/type'} as const;
    const failure = {code: 'E_INPUT', message: 'No.', place} as const;
    expect(refusedFields(parameters, state, 'input', failure)).toEqual({blocks: 'No.'});
    expect(refusedFields(parameters, state, 'configuration', failure)).toEqual({});
  });

  it('the field that is missing', () => {
    const without = withField(parameters, state, 'configuration', 'channel', {
      given: 'left out',
      text: '',
    });
    const place = {part: 'configuration', pointer: ''} as const;
    const failure = {code: 'E_CONFIGURATION', message: 'No channel.', place} as const;
    expect(refusedFields(parameters, without, 'configuration', failure)).toEqual({
      channel: 'No channel.',
    });
  });
});

describe('a draft', () => {
  const draft = draftOfExample(PostMessage.examples[0]!);

  it('is restored from a link, with € and emoji', () => {
    const changed = {...draft, input: '{"text": "€ 😀"}'};
    const sent = unpackStepDraft(stepDraftFormat.toJson(changed)!);
    const {draft: opened} = stateOfDraft(PostMessage, partParametersOf(PostMessage), sent);
    expect(isSameDraft(opened, changed)).toBe(true);
  });

  it('is saved without secrets, and opened with those of the example', () => {
    const example = VerifySignature.examples[0]!;
    const documented = draftOfExample(example);
    const typed = {
      ...documented,
      given: documented.given.replace(Object.values(example.given!.secrets!)[0]!, 'my-own'),
    };
    expect(typed.given).toContain('my-own');
    const json = stepDraftFormat.toJson(typed)!;
    expect(json).not.toContain('my-own');
    const {draft: opened} = stateOfDraft(
      VerifySignature,
      partParametersOf(VerifySignature),
      unpackStepDraft(json),
    );
    expect(isSameDraft(opened, documented)).toBe(true);
  });

  it('is saved without the platform state while that isn’t valid JSON', () => {
    const given = '{"secrets": {"key": "my-own"';
    expect(stepDraftFormat.toJson({...draft, given})).not.toContain('my-own');
  });

  it('is rejected if it is the draft of a call', () => {
    expect(() => unpackStepDraft('{"call": "Text.Upper(\\"a\\")"}')).toThrow(
      'The link doesn’t contain a step. Copy the link again.',
    );
  });

  it('is the same, whatever the order of its keys', () => {
    const turned = {...draft, configuration: '{"channel": "C0123ABCD", "credential": "slack-bot"}'};
    expect(isSameDraft(turned, draft)).toBe(true);
    expect(isSameDraft({...draft, configuration: '{"channel": "C2"}'}, draft)).toBe(false);
  });
});
