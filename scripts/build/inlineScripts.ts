// The inline scripts of HTML pages, as a Content-Security-Policy names them.
import {createHash} from 'node:crypto';

/** Data such as JSON-LD is not run, so the policy doesn't need it. */
const runs = /^(?:module|text\/javascript|application\/javascript)?$/;

/** Attributes of the tag, then its content; the end tag can't be part of a script. */
const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=["']?([^"'\\s>]*)`, 'i').exec(attributes)?.[1];
}

/** 'sha256-…' for every inline script of a page that a browser runs. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(scriptTag)]
    .filter(
      ([, attributes = '']) =>
        attribute(attributes, 'src') === undefined &&
        runs.test(attribute(attributes, 'type') ?? ''),
    )
    .map(([, , content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`);
}
