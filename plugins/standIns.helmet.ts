/**
 * Stands in for react-helmet-async in the browser; see standIns.ts. The original goes through all
 * heads on the page whenever one of them changes, and changes the document before it is painted.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

interface Tag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Names that differ from their lower case in HTML. */
const htmlNames: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<PropsWithChildren<Record<string, unknown>>>(child)) {
      return [];
    }
    const {type, props} = child;
    const {children: inner, ...attributes} = props;
    return type === Fragment
      ? tagsOf(inner)
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

/** What only one head may say: a description, an address, the same script. */
function subjectOf({type, attributes, text}: Tag): string {
  const {rel, name, property, href, src} = attributes;
  const subject = rel === 'canonical' ? rel : (name ?? property ?? href ?? src ?? text);
  return `${type} ${subject}`;
}

/** The heads on the page, by the order in which they were rendered: outer ones first. */
const heads = new Map<number, readonly Tag[]>();
let count = 0;

function inOrder(): Tag[][] {
  return [...heads].sort(([a], [b]) => a - b).map(([, tags]) => [...tags]);
}

/** Of two heads that speak of the same, the inner one is right. */
function elements(): Element[] {
  const seen = new Set<string>();
  return inOrder()
    .reverse()
    .flatMap((tags) => {
      const own = tags.filter((tag) => !/^(?:html|body|title)$/.test(tag.type));
      const fresh = own.filter((tag) => !seen.has(subjectOf(tag)));
      fresh.forEach((tag) => seen.add(subjectOf(tag)));
      return fresh;
    })
    .map(({type, attributes, text}) => {
      const element = document.createElement(type);
      element.setAttribute('data-rh', 'true');
      Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
      element.textContent = text;
      return element;
    });
}

function update(): void {
  const title = inOrder()
    .flat()
    .findLast(({type, text}) => type === 'title' && text);
  if (title && title.text !== document.title) {
    document.title = title.text;
  }
  const old = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  for (const element of elements()) {
    const same = old.findIndex((other) => other.isEqualNode(element));
    if (same < 0) {
      document.head.append(element);
    } else {
      old.splice(same, 1);
    }
  }
  old.forEach((element) => element.remove());
}

/** The attributes that heads have given to html and body. */
const given = new Map<Element, Set<string>>();

/** Styles may depend on these. */
function updateAttributes(element: Element): void {
  const tags = inOrder()
    .flat()
    .filter(({type}) => type === element.localName);
  const wanted = new Map(tags.flatMap(({attributes}) => Object.entries(attributes)));
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  for (const name of given.get(element) ?? []) {
    if (!wanted.has(name)) {
      element.removeAttribute(name);
    }
  }
  given.set(element, new Set(wanted.keys()));
}

let isWaiting = false;

/** Once for all heads that change with a page. */
function updateSoon(): void {
  if (isWaiting) {
    return;
  }
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    updateAttributes(document.documentElement);
    updateAttributes(document.body);
    // After the paint: nobody sees the rest.
    requestAnimationFrame(() => setTimeout(update));
  });
}

export function Helmet({children}: PropsWithChildren): ReactNode {
  const [order] = useState(() => (count += 1));
  useLayoutEffect(() => {
    heads.set(order, tagsOf(children));
    updateSoon();
    return () => {
      heads.delete(order);
      updateSoon();
    };
  }, [order, children]);
  return null;
}

export function HelmetProvider({children}: PropsWithChildren): ReactNode {
  return children;
}
