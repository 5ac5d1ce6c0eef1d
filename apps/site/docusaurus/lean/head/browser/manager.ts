// Replaces react-helmet-async in the browser.
import {useLayoutEffect, useState, type PropsWithChildren, type ReactNode} from 'react';
import {attributesOf, elementsOf, headOf, titleOf, type Head, type Heads, type Tag} from '../tags';

/** The heads of the current page, keyed by the order in which they were rendered. */
const rendered = new Map<number, Head>();
let count = 0;

function heads(): Heads {
  return [...rendered].sort(([a], [b]) => a - b).map(([, head]) => head);
}

function makeElement({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  element.setAttribute('data-rh', 'true');
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  element.textContent = text;
  return element;
}

function updateElements(): void {
  const old = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  for (const element of elementsOf(heads()).map(makeElement)) {
    const same = old.findIndex((other) => other.isEqualNode(element));
    if (same < 0) {
      document.head.append(element);
    } else {
      old.splice(same, 1);
    }
  }
  old.forEach((element) => element.remove());
}

/** The names of the attributes that heads have set on html and body. */
const given = new Map<Element, string[]>();

function updateAttributes(element: Element): void {
  const wanted = attributesOf(heads(), element.localName);
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  const gone = given.get(element)?.filter((name) => !(name in wanted));
  gone?.forEach((name) => element.removeAttribute(name));
  given.set(element, Object.keys(wanted));
}

let isWaiting = false;

/** Schedules a single document update for all heads that change with a page. */
function updateSoon(): void {
  if (isWaiting) {
    return;
  }
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    // Updates these before the paint: styles may depend on the attributes, and screen readers announce the title.
    updateAttributes(document.documentElement);
    updateAttributes(document.body);
    document.title = titleOf(heads()) ?? document.title;
    // The other elements are invisible, so they are updated after the page is painted.
    requestAnimationFrame(() => setTimeout(updateElements));
  });
}

export function Helmet({children}: PropsWithChildren): ReactNode {
  const [order] = useState(() => (count += 1));
  useLayoutEffect(() => {
    rendered.set(order, headOf(children));
    updateSoon();
    return () => {
      rendered.delete(order);
      updateSoon();
    };
  }, [order, children]);
  return null;
}

export function HelmetProvider({children}: PropsWithChildren): ReactNode {
  return children;
}
