import {schemaProblems} from '@documentation/base/internal/jsonSchema/schemaProblems';
import {bodyField, chosenBody, formField, parameterField} from './draft';
import {bodyProblems, type JsonMistake, type ReadJson} from './jsonBody';
import type {Draft, FieldProblem, FormBody, FormParameter, RequestForm} from './types';

/** A header that every client sends unchanged: printable ASCII characters, without spaces around them. */
const HEADER = /^[!-~](?:[ -~]*[!-~])?$/;

const HEADER_MESSAGE =
  'A header can contain only printable ASCII characters, and can’t start or end with a space.';

/** Reads a parameter's text as its type: '50' → 50. Text that isn't of the type stays text. */
function valueOf(text: string, {schema}: FormParameter): unknown {
  const types = [schema.type].flat();
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(?:\.\d+)?$/.test(text)) {
    return Number(text);
  }
  return types.includes('boolean') && /^(?:true|false)$/.test(text) ? text === 'true' : text;
}

/** Says why no request can contain a parameter's text. */
function obstacle(text: string, {name, place, required}: FormParameter): string | undefined {
  if (text === '') {
    return required ? `Enter a value. The URL needs \`${name}\`.` : undefined;
  }
  if (place === 'path' && /^\.{1,2}$/.test(text)) {
    return `\`${text}\` can’t be part of a path, because clients remove it from the URL. Enter another value.`;
  }
  return place === 'header' && !HEADER.test(text) ? HEADER_MESSAGE : undefined;
}

function parameterProblems(parameter: FormParameter, draft: Draft): FieldProblem[] {
  const field = parameterField(parameter);
  const text = draft.texts[field] ?? '';
  const message = obstacle(text, parameter);
  if (message !== undefined) {
    return [{field, message, isBlocking: true}];
  }
  const [problem] = text === '' ? [] : schemaProblems(parameter.schema, valueOf(text, parameter));
  return problem ? [{field, message: problem.message, isBlocking: false}] : [];
}

function fileProblems(field: string, draft: Draft): FieldProblem[] {
  return draft.texts[field]
    ? []
    : [{field, message: 'Enter the name of the file to send.', isBlocking: true}];
}

function textBodyProblems(body: FormBody, draft: Draft): FieldProblem[] {
  return body.fields
    ? body.fields.flatMap(({name, isFile}) => (isFile ? fileProblems(formField(name), draft) : []))
    : fileProblems(bodyField(body), draft);
}

function keyProblems({credential}: RequestForm, {key, isKeyInCode}: Draft): FieldProblem[] {
  return credential && isKeyInCode && key && !HEADER.test(key)
    ? [{field: 'key', message: HEADER_MESSAGE, isBlocking: true}]
    : [];
}

export interface Checked {
  readonly problems: readonly FieldProblem[];
  /** The value of the JSON body. Undefined if it has a syntax error, or if the body isn't JSON. */
  readonly json?: unknown;
}

/** Checks every field of a draft. */
export function checkDraft(form: RequestForm, draft: Draft, readJson: ReadJson): Checked {
  const problems = [
    ...keyProblems(form, draft),
    ...form.parameters.flatMap((parameter) => parameterProblems(parameter, draft)),
  ];
  const body = chosenBody(form, draft);
  if (!body?.json) {
    return {problems: [...problems, ...(body ? textBodyProblems(body, draft) : [])]};
  }
  const field = bodyField(body);
  const text = draft.texts[field] ?? '';
  const read = readJson(text);
  const asProblem = (isBlocking: boolean) => (mistake: JsonMistake) => ({
    field,
    ...mistake,
    isBlocking,
  });
  if ('message' in read) {
    return {problems: [...problems, asProblem(true)(read)]};
  }
  const mistakes = bodyProblems(body.json.schema, text, read.value);
  return {problems: [...problems, ...mistakes.map(asProblem(false))], json: read.value};
}
