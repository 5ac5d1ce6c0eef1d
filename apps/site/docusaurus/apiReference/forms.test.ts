import {describe, expect, it} from 'vitest';
import {checkDraft} from '@documentation/reference/internal/requestForm/check';
import {defaultDraft, draftOf} from '@documentation/reference/internal/requestForm/draft';
import {loadReadJson} from '@documentation/reference/internal/requestForm/jsonBody';
import {writeRequest} from '@documentation/reference/internal/requestForm/writeRequest';
import {parseDescription, readDescriptionText, operationsOf} from './description';
import {requestForms, sampleRequestsOf} from './forms';

const description = parseDescription(
  readDescriptionText({
    apiOrigin: 'https://api.example.com',
    documentation: 'https://docs.example.com/',
  }),
);
const files = requestForms(description);
const forms = Object.values(files).flatMap((file) => Object.entries(file));

describe('the request forms', () => {
  it('cover every operation, in a file per tag', () => {
    expect(forms.map(([id]) => id).toSorted()).toEqual(
      operationsOf(description)
        .map(({operation}) => operation.operationId)
        .toSorted(),
    );
    expect(Object.keys(files)).toContain('request-forms-api-keys');
  });

  it.each(forms)('%s: the documented samples have no problems', async (_, form) => {
    const readJson = await loadReadJson();
    const problems = form.variants.flatMap(
      (variant) => checkDraft(form, draftOf(form, variant), readJson).problems,
    );
    expect(problems).toEqual([]);
  });

  it('write the documented samples', async () => {
    const readJson = await loadReadJson();
    for (const placed of operationsOf(description)) {
      const form = forms.find(([id]) => id === placed.operation.operationId)![1];
      const draft = defaultDraft(form);
      const {json} = checkDraft(form, draft, readJson);
      expect(writeRequest(form, draft, json)).toEqual(sampleRequestsOf(description, placed)[0]);
    }
  });

  it('have no descriptions of body fields, which the page already shows', () => {
    const bodies = forms.flatMap(([, {bodies: all}]) =>
      all.flatMap(({json}) => json?.schema ?? []),
    );
    expect(bodies.length).toBeGreaterThan(10);
    expect(JSON.stringify(bodies)).not.toContain('"description":"');
  });
});
