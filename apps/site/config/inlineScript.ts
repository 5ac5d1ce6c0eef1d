import type {HtmlTagObject} from '@docusaurus/types';
import {transformSync} from 'esbuild';

/** Returns a script for every page's head. It is minified, because every page contains it. */
export function inlineScript(code: string): HtmlTagObject {
  const {code: innerHTML} = transformSync(code, {minify: true});
  return {tagName: 'script', attributes: {}, innerHTML: innerHTML.trim()};
}
