/** What tooltips show. CodeMirror's tooltips are plain DOM, so these aren't React components. */
import type {
  CatalogueEntry,
  CatalogueParameter,
} from '@documentation/reference/internal/pages/catalogueEntry';
import styles from '../styles.module.css';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className) {
    created.className = className;
  }
  created.append(...children);
  return created;
}

/** Text from a definition, in which `backticks` mark code. */
function prose(text: string): (Node | string)[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : element('code', undefined, part)));
}

/** 'the text to pad' → 'The text to pad.' */
function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${/[.!?]$/.test(phrase) ? '' : '.'}`;
}

export function completionInfo(text: string): HTMLElement {
  return element('div', styles.info, ...prose(sentence(text)));
}

function signature(
  {name, parameters, signature: short}: CatalogueEntry,
  current?: CatalogueParameter,
): HTMLElement {
  const names = parameters.flatMap((parameter, index) => {
    const {name: own, isRest, isRequired} = parameter;
    const label = isRest ? `…${own}` : isRequired ? own : `${own}?`;
    return [index > 0 ? ', ' : '', parameter === current ? element('b', undefined, label) : label];
  });
  return element(
    'div',
    styles.signature,
    element('span', 'token-function', name),
    '(',
    ...names,
    `)${short.slice(short.lastIndexOf(' → '))}`,
  );
}

/** The description of a parameter: 'length (Integer): The length of the result.' */
export function parameterCard({
  name,
  type,
  description,
  ...parameter
}: CatalogueParameter): HTMLElement {
  const values = Object.entries(parameter.values ?? {}).map(([value, meaning]) =>
    element(
      'li',
      undefined,
      element('code', undefined, JSON.stringify(value)),
      ' ',
      ...prose(meaning),
    ),
  );
  const fallback = parameter.default;
  return element(
    'div',
    styles.card,
    element('div', undefined, element('code', undefined, name), ` ${type}`),
    element('div', undefined, ...prose(sentence(description))),
    ...(fallback === undefined || fallback === 'null'
      ? []
      : [element('div', styles.muted, 'Default: ', element('code', undefined, fallback))]),
    ...(values.length > 0 ? [element('ul', styles.values, ...values)] : []),
  );
}

/** The signature with the current parameter in bold, and what that parameter is for. */
export function signatureCard(entry: CatalogueEntry, current?: CatalogueParameter): HTMLElement {
  return element(
    'div',
    styles.card,
    signature(entry, current),
    ...(current ? [element('div', styles.muted, ...prose(sentence(current.description)))] : []),
  );
}

/** What a function does, with a link to its page. */
export function functionCard(entry: CatalogueEntry, url: string, onOpen: () => void): HTMLElement {
  const link = element('a', undefined, `Documentation of ${entry.name}`);
  link.href = url;
  link.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
      event.preventDefault();
      onOpen();
    }
  });
  return element(
    'div',
    styles.card,
    signature(entry),
    element('div', undefined, ...prose(entry.summary)),
    element('div', undefined, link),
  );
}
