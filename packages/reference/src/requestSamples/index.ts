import {csharp} from './csharp';
import {curl} from './curl';
import {javascript} from './javascript';
import {python} from './python';
import type {SampleRequest} from './request';

/** Each language's code generator, in tab order. */
export const languages = {bash: curl, javascript, python, csharp} as const;
export type Language = keyof typeof languages;

/** Generates the code that sends a request in a language. The code reads keys from environment variables. */
export function codeSample(language: Language, sample: SampleRequest): string {
  return languages[language](sample);
}
