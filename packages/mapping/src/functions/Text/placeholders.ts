import {fail} from '@documentation/base/internal/values/errors';
import {parsePath, type Path} from '@documentation/base/internal/values/path';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';
import {quote} from '@documentation/base/internal/values/quote';

function checkedPath(source: string): Path {
  return (
    parsePath(source) ??
    fail(
      'E_PATH',
      `${quote(source)} isn’t a valid path. Use a path such as customer.name or lines[0].sku.`,
      'template',
    )
  );
}

export interface Placeholder {
  /** The text between the previous placeholder and this one. */
  readonly textBefore: string;
  /** The path as written: 'customer.name' */
  readonly source: string;
  readonly path: Path;
}

/** Splits a template into its placeholders, each with the text before it, and the text after the last placeholder. */
export function parseTemplate(template: string): {placeholders: Placeholder[]; rest: string} {
  const placeholders: Placeholder[] = [];
  let position = 0;
  for (;;) {
    const open = template.indexOf('{{', position);
    if (open === -1) {
      return {placeholders, rest: template.slice(position)};
    }
    const close = template.indexOf('}}', open);
    const source = trimWhiteSpace(template.slice(open + 2, close === -1 ? open + 42 : close));
    if (close === -1) {
      fail(
        'E_PATH',
        `The placeholder {{${source} has no closing braces. Add }} after its path.`,
        'template',
      );
    }
    if (source === '') {
      fail('E_PATH', 'A placeholder is empty. Write a path between {{ and }}.', 'template');
    }
    placeholders.push({
      textBefore: template.slice(position, open),
      source,
      path: checkedPath(source),
    });
    position = close + 2;
  }
}
