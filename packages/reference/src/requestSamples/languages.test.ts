import {describe, expect, it} from 'vitest';
import {codeSample} from './index';
import type {SampleRequest} from './request';

// Covers what no example in the description has: quotes, constants, empty values and form fields.
const base: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/notes',
  headers: [{name: 'X-Access-Key', value: '', supplied: 'ACCESS_KEY'}],
  query: [],
  status: '204',
};
const withJson: SampleRequest = {
  ...base,
  json: {text: `It's "new"`, done: true, open: false, owner: null, tags: [], more: {}},
  bodyType: 'application/json',
};
const withForm: SampleRequest = {
  ...base,
  query: [{name: 'folder', value: 'a b&c'}],
  form: [
    {name: 'file', value: 'a.csv', isFile: true},
    {name: 'note', value: `It's "new"`, isFile: false},
  ],
};

describe('quotes and constants', () => {
  it('are written for the shell', () => {
    expect(codeSample('bash', withJson)).toBe(
      String.raw`curl https://api.example.com/notes \
  --request POST \
  --header "X-Access-Key: $ACCESS_KEY" \
  --data '{
  "text": "It'\''s \"new\"",
  "done": true,
  "open": false,
  "owner": null,
  "tags": [],
  "more": {}
}'`,
    );
  });

  it('are written for Python', () => {
    expect(codeSample('python', withJson)).toContain(
      String.raw`json={
        "text": "It's \"new\"",
        "done": True,
        "open": False,
        "owner": None,
        "tags": [],
        "more": {}
    }
)`,
    );
  });
});

describe('a form with a file and a field', () => {
  it.each([
    [
      'bash',
      String.raw`--form 'file=@a.csv' \
  --form 'note=It'\''s "new"'`,
    ],
    ['javascript', `formData.append('note', 'It\\'s "new"');`],
    [
      'python',
      String.raw`files=[
        ("file", open("a.csv", "rb"))
    ],
    data={
        "note": "It's \"new\""
    }`,
    ],
    ['csharp', String.raw`content.Add(new StringContent("It's \"new\""), "note");`],
  ] as const)('sends both in %s', (language, code) => {
    expect(codeSample(language, withForm)).toContain(code);
  });

  it.each(['bash', 'javascript', 'csharp'] as const)('encodes the query in %s', (language) => {
    expect(codeSample(language, withForm)).toContain('/notes?folder=a+b%26c');
  });
});
