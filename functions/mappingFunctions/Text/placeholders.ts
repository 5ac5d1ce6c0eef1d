import {fail} from '../../language/errors';
import {isObject} from '../../language/isObject';
import type {Value} from '../../language/types';

/** Matches one part of a path: .name, [0] or ["odd name"] */
const step = /\.([\p{L}\p{N}_$@#:-]+)|\[(-?\d{1,9})\]|\["([^"]*)"\]/uy;

type Path = readonly (string | number)[];

function parsePath(source: string): Path {
  const text = source.startsWith('[') ? source : `.${source}`;
  const path: (string | number)[] = [];
  let position = 0;
  while (position < text.length) {
    step.lastIndex = position;
    const match = step.exec(text);
    if (!match) {
      return fail(
        'E_PATH',
        `"${source.slice(0, 80)}" isn’t a valid path. Use a path such as customer.name or lines[0].sku.`,
        'template',
      );
    }
    const [whole, name, index, quoted] = match;
    path.push(index === undefined ? (name ?? quoted!) : Number(index));
    position += whole.length;
  }
  return path;
}

/** Returns the value at a path, or null if there is none. Never reads inherited members. */
export function valueAt(path: Path, values: Value): Value {
  let value = values;
  for (const key of path) {
    if (typeof key === 'number') {
      value = Array.isArray(value) ? ((value as Value[]).at(key) ?? null) : null;
    } else {
      value = isObject(value) && Object.hasOwn(value, key) ? (value[key] ?? null) : null;
    }
  }
  return value;
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
    const source = template.slice(open + 2, close === -1 ? open + 42 : close).trim();
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
      path: parsePath(source),
    });
    position = close + 2;
  }
}
