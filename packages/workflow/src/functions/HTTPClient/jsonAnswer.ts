import {parseJson} from '@documentation/mapping/internal/formats/json/parseJson';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {HttpResponse} from '../../language/types';
import {shorten} from '@documentation/base/internal/values/quote';

const PREVIEW_LENGTH = 120;

export function isJson({headers, body}: HttpResponse): boolean {
  const type = headers?.['content-type']?.split(';', 1)[0]!.trim().toLowerCase();
  return type === undefined
    ? typeof body !== 'string'
    : type === 'application/json' || type.endsWith('+json');
}

/**
 * Returns the JSON in a response. A number with too many digits becomes text, to stay exact. If the
 * response isn't JSON, the error message shows how the response starts.
 */
export async function jsonAnswer(response: HttpResponse, host: string): Promise<Json> {
  const {body} = response;
  const start = (typeof body === 'string' ? body : '').slice(0, PREVIEW_LENGTH);
  const preview = start && ` The response starts with: ${start}`;
  if (body === undefined || !isJson(response)) {
    return failStep(
      'E_UPSTREAM',
      `${shorten(host)} didn’t respond with JSON. Check the URL and the secret.${preview}`,
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
      `${shorten(host)} responded with invalid JSON. ${message}${preview}`,
    );
  }
}
