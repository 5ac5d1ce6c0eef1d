import {found, type Constant, type Situation} from '../constant';

const MAX_PATHS = 24;

/** Paths to the elements and attributes in XML text, each in full and with only the last name. */
export function xmlPaths({values}: Situation): Constant[] {
  const text = typeof values[0] === 'string' ? values[0] : '';
  const paths: string[] = [];
  const open: string[] = [];
  for (const [tag, close, name, attributes, empty] of text.matchAll(
    /<(\/?)([\p{L}_][\w.:-]*)([^<>]*?)(\/?)>/gu,
  )) {
    if (close || tag.startsWith('<?') || paths.length > MAX_PATHS) {
      open.pop();
      continue;
    }
    open.push(name!);
    const path = `/${open.join('/')}`;
    paths.push(`//${name}`, path);
    for (const [, attribute] of attributes!.matchAll(/([\p{L}_][\w.:-]*)\s*=/gu)) {
      paths.push(`${path}/@${attribute}`, `//@${attribute}`);
    }
    if (empty) {
      open.pop();
    }
  }
  return found(paths.filter((path) => !path.includes(':')));
}

/** Attribute names in XML text. */
export function attributeNames({values}: Situation): Constant[] {
  const text = typeof values[0] === 'string' ? values[0] : '';
  return found(
    [...text.matchAll(/\s([\p{L}_][\w.-]*)\s*=/gu)].map(([, name]) => name!).slice(0, 8),
  );
}
