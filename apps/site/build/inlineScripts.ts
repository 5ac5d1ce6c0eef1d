// Hashes the inline scripts of HTML pages for the Content-Security-Policy.
import {createHash} from 'node:crypto';

/** Matches the types of scripts that run. Data such as JSON-LD doesn't run, so the policy doesn't need its hash. */
const runs = /^(?:module|text\/javascript|application\/javascript)?$/;

/** Captures a script's attributes and its content, which can't contain the end tag. */
const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=["']?([^"'\\s>]*)`, 'i').exec(attributes)?.[1];
}

/** Returns 'sha256-…' for every inline script that a browser runs. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(scriptTag)]
    .filter(
      ([, attributes = '']) =>
        attribute(attributes, 'src') === undefined &&
        runs.test(attribute(attributes, 'type') ?? ''),
    )
    .map(([, , content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`);
}
