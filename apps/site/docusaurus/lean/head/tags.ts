import {Children, Fragment, isValidElement, type PropsWithChildren, type ReactNode} from 'react';

export interface Tag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The tags in a head: <title>, <meta> … */
export type Head = readonly Tag[];

/** React attributes whose HTML names differ in more than case. */
const htmlNames: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

export function headOf(children: ReactNode): Head {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<PropsWithChildren<Record<string, unknown>>>(child)) {
      return [];
    }
    const {type, props} = child;
    const {children: inner, ...attributes} = props;
    return type === Fragment
      ? headOf(inner)
      : {
          type: String(type),
          attributes: Object.fromEntries(
            Object.entries(attributes).map(([name, value]) => [
              htmlNames[name] ?? name.toLowerCase(),
              `${value as string}`,
            ]),
          ),
          text: Children.toArray(inner)
            .filter((part) => typeof part === 'string')
            .join(''),
        };
  });
}

/** Returns a key that is the same for tags that override each other, such as two descriptions or canonical URLs. */
function subjectOf({type, attributes, text}: Tag): string {
  const {rel, name, property, href, src} = attributes;
  const subject = rel === 'canonical' ? rel : (name ?? property ?? href ?? src ?? text);
  return `${type} ${subject}`;
}

/** Heads in the order in which they are rendered, outer ones first. Inner heads override outer ones. */
export type Heads = readonly Head[];

/** Returns the elements in the document's head, except the title. */
export function elementsOf(heads: Heads): Tag[] {
  const seen = new Set<string>();
  return heads
    .toReversed()
    .map((head) => {
      const own = head.filter(({type}) => !/^(?:html|body|title)$/.test(type));
      const fresh = own.filter((tag) => !seen.has(subjectOf(tag)));
      fresh.forEach((tag) => seen.add(subjectOf(tag)));
      return fresh;
    })
    .reverse()
    .flat();
}

export function titleOf(heads: Heads): string | undefined {
  return heads.flat().findLast(({type, text}) => type === 'title' && text)?.text;
}

/** Returns the attributes that the heads set on html or body. */
export function attributesOf(heads: Heads, type: string): Readonly<Record<string, string>> {
  const tags = heads.flat().filter((tag) => tag.type === type);
  return Object.assign({}, ...tags.map(({attributes}) => attributes)) as Record<string, string>;
}
