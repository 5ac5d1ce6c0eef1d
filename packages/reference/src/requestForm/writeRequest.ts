import type {Header, Pair, SampleBody, SampleRequest} from '../requestSamples/request';
import {
  bodyField,
  chosenBody,
  closestVariant,
  formField,
  isCreatedByCode,
  parameterField,
} from './draft';
import type {Draft, FormBody, FormParameter, RequestForm} from './types';

/** Replaces lone surrogates, which no URL can contain. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

function credentialHeaders({credential}: RequestForm, {key, isKeyInCode}: Draft): Header[] {
  if (!credential) {
    return [];
  }
  const [name, prefix] =
    credential === 'API_KEY'
      ? (['Authorization', 'Bearer '] as const)
      : (['X-Access-Key', ''] as const);
  return [
    key && isKeyInCode
      ? {name, value: `${prefix}${key}`}
      : {name, value: prefix, supplied: credential},
  ];
}

function bodyOf(body: FormBody, {texts}: Draft, json: unknown): SampleBody {
  if (body.json) {
    return {json};
  }
  return body.fields
    ? {
        form: body.fields.map(({name, isFile}) => ({name, isFile, value: texts[formField(name)]!})),
      }
    : {bodyFile: texts[bodyField(body)]};
}

/** Writes the request of a draft. `json` is the value of its JSON body. */
export function writeRequest(form: RequestForm, draft: Draft, json: unknown): SampleRequest {
  const textOf = (parameter: FormParameter) => draft.texts[parameterField(parameter)] ?? '';
  const sent = form.parameters.filter(
    (parameter) => textOf(parameter) !== '' || isCreatedByCode(parameter),
  );
  const pairs = (place: string): Pair[] =>
    sent
      .filter((parameter) => parameter.place === place)
      .map((parameter) => ({name: parameter.name, value: wellFormed(textOf(parameter))}));
  const body = chosenBody(form, draft);
  const {title, status, answerType, saveAs} = closestVariant(form, draft);
  return {
    title,
    method: form.method,
    url: form.url.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(wellFormed(draft.texts[`path.${name}`] ?? '')),
    ),
    headers: [
      ...credentialHeaders(form, draft),
      // The client sets the content type of a form itself, because the type contains the boundary.
      ...(body && !body.fields ? [{name: 'Content-Type', value: body.mediaType}] : []),
      ...pairs('header').map((header): Header =>
        header.name === 'Idempotency-Key' && header.value === ''
          ? {...header, supplied: 'UUID'}
          : header,
      ),
    ],
    query: pairs('query'),
    ...(body && bodyOf(body, draft, json)),
    bodyType: body?.mediaType,
    status,
    answerType,
    saveAs,
  };
}
