import {formatJson} from '../requestSamples/values';
import type {Draft, FormBody, FormParameter, RequestForm, Variant} from './types';

/** The key of a parameter in `texts`: 'query.limit' */
export function parameterField({place, name}: FormParameter): string {
  return `${place}.${name}`;
}

/** The key of a body or of a form field in `texts`: 'body.text/csv', 'form.file' */
export function bodyField({mediaType}: FormBody): string {
  return `body.${mediaType}`;
}
export function formField(name: string): string {
  return `form.${name}`;
}

/** Code creates a new idempotency key for each request, unless the reader enters one. */
export function isCreatedByCode({name}: FormParameter): boolean {
  return name === 'Idempotency-Key';
}

function bodyTexts(body: FormBody): [string, string][] {
  const {json, file, fields = []} = body;
  if (json) {
    return [[bodyField(body), formatJson(json.example)]];
  }
  return file === undefined
    ? fields.map(({name, example}) => [formField(name), example])
    : [[bodyField(body), file]];
}

/** Returns the draft that writes a documented sample. */
export function draftOf({parameters, bodies}: RequestForm, variant: Variant): Draft {
  const entries = parameters.map((parameter): [string, string] => {
    const isSent = parameter.required || variant.parameters.includes(parameter.name);
    return [
      parameterField(parameter),
      isSent && !isCreatedByCode(parameter) ? parameter.example : '',
    ];
  });
  return {
    texts: Object.fromEntries([...entries, ...bodies.flatMap(bodyTexts)]),
    mediaType: variant.mediaType,
    key: '',
    isKeyInCode: false,
  };
}

export function defaultDraft(form: RequestForm): Draft {
  return draftOf(form, form.variants[0]!);
}

/** Returns the body that the draft sends. */
export function chosenBody({bodies}: RequestForm, draft: Draft): FormBody | undefined {
  return bodies.find(({mediaType}) => mediaType === draft.mediaType);
}

export function withText(draft: Draft, field: string, text: string): Draft {
  return {...draft, texts: {...draft.texts, [field]: text}};
}

/** Returns the documented sample that is most like the draft, for the expected response. */
export function closestVariant({parameters, variants}: RequestForm, draft: Draft): Variant {
  const sent = new Set(
    parameters.filter((parameter) => draft.texts[parameterField(parameter)]).map(({name}) => name),
  );
  const [closest = variants[0]!] = variants
    .filter(
      ({mediaType, parameters: names}) =>
        mediaType === draft.mediaType && names.every((name) => sent.has(name)),
    )
    .toSorted((a, b) => b.parameters.length - a.parameters.length);
  return closest;
}
