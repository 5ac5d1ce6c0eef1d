import {parseJson} from '../../mappingFunctions/Readers/JSON/parseJson';
import {failStep} from '../../workflow/stepErrors';
import type {HttpResponse, Json} from '../../workflow/types';

const PREVIEW_LENGTH = 120;

export function isJson({headers, body}: HttpResponse): boolean {
  const type = headers?.['content-type']?.split(';', 1)[0]!.trim().toLowerCase();
  return type === undefined
    ? typeof body !== 'string'
    : type === 'application/json' || type.endsWith('+json');
}

/**
 * The JSON in a response. Text is parsed without losing digits: a number that is too long becomes
 * text. Anything else fails with a preview, which tells more than "unexpected token <".
 */
export async function jsonAnswer(response: HttpResponse, host: string): Promise<Json> {
  const {body} = response;
  const preview = (typeof body === 'string' ? body : '').slice(0, PREVIEW_LENGTH);
  if (body === undefined || !isJson(response)) {
    return failStep(
      'E_UPSTREAM',
      `${host} didn’t respond with JSON. Check the URL and the secret. The response starts with: ${preview}`,
    );
  }
  if (typeof body !== 'string') {
    return body;
  }
  try {
    return (await parseJson(body, {longNumbers: 'text'})) as Json;
  } catch (error) {
    const {message} = error as Error;
    return failStep(
      'E_UPSTREAM',
      `${host} responded with invalid JSON. ${message} The response starts with: ${preview}`,
    );
  }
}
