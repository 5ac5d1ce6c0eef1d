import {describe, expect, it} from 'vitest';
import {workflowFunctions} from '../../../../functions/workflowFunctions';
import VerifySignature from '../../../../functions/workflowFunctions/Guard/VerifySignature';
import ParseCsv from '../../../../functions/workflowFunctions/Parser/ParseCsv';
import PostMessage from '../../../../functions/workflowFunctions/Slack/PostMessage';
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
  it.each(all)(
    'of %s holds the example “%s” and gives it back',
    (_id, _title, definition, index) => {
      const parameters = partParametersOf(definition);
      const state = stateOfExample(definition, parameters, index);
      const example = definition.examples[index]!;
      expect(isReadable(parameters, state)).toBe(true);
      for (const part of stepParts) {
        // Writing a field as it is composes the whole part anew from its fields.
        const [first] = Object.entries(state.fields[part] ?? {});
        const again = first ? withField(parameters, state, part, ...first) : state;
        expect(JSON.parse(again.draft[part])).toEqual(example[part] ?? {});
      }
    },
  );

  it('keeps what can’t be read, and says where it is', () => {
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

  it('leaves objects to the text that have other fields', () => {
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

describe('what a run refuses', () => {
  const parameters = partParametersOf(PostMessage);
  const state = stateOfExample(PostMessage, parameters, 0);

  it('is the field that the pointer leads into', () => {
    const place = {part: 'input', pointer: '/blocks/0/type'} as const;
    const failure = {code: 'E_INPUT', message: 'No.', place} as const;
    expect(refusedFields(parameters, state, 'input', failure)).toEqual({blocks: 'No.'});
    expect(refusedFields(parameters, state, 'configuration', failure)).toEqual({});
  });

  it('is the field that is missing', () => {
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

  it('comes back from a link, with € and emoji', () => {
    const changed = {...draft, input: '{"text": "€ 😀"}'};
    const sent = unpackStepDraft(stepDraftFormat.toJson(changed)!);
    const {draft: opened} = stateOfDraft(PostMessage, partParametersOf(PostMessage), sent);
    expect(isSameDraft(opened, changed)).toBe(true);
  });

  it('keeps secrets out of links and the history; those of the example take their place', () => {
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

  it('keeps nothing of what the platform holds while it can’t be read', () => {
    const given = '{"secrets": {"key": "my-own"';
    expect(stepDraftFormat.toJson({...draft, given})).not.toContain('my-own');
  });

  it('is refused when it is one of a call', () => {
    expect(() => unpackStepDraft('{"call": "Text.Upper(\\"a\\")"}')).toThrow(
      'The link doesn’t contain a step. Copy it again.',
    );
  });

  it('is the same whatever the order of its keys', () => {
    const turned = {...draft, configuration: '{"channel": "C0123ABCD", "credential": "slack-bot"}'};
    expect(isSameDraft(turned, draft)).toBe(true);
    expect(isSameDraft({...draft, configuration: '{"channel": "C2"}'}, draft)).toBe(false);
  });
});
