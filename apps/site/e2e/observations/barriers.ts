import {
  attribute,
  elementsOf,
  named,
  textOf,
  type BuiltPage,
  type Element,
} from '../sites/builtPages';

/**
 * Our own versions of the axe rules that need neither styles nor scripts. They check every page, because axe
 * itself takes a second per page. apps/site/e2e/pages/templates.spec.ts runs axe on one page of every template.
 */

type Rule = (elements: readonly Element[]) => string[];

const idOf = (element: Element) => attribute(element, 'id');

function has(element: Element, name: string): boolean {
  return attribute(element, name) !== undefined;
}

function parentOf({parentNode}: Element): Element | undefined {
  return parentNode && 'tagName' in parentNode ? parentNode : undefined;
}

function ancestorsOf(element: Element): Element[] {
  const parent = parentOf(element);
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Formats a tag for a message: '<button class="copy">' */
function tagOf({tagName, attribs}: Element): string {
  const written = Object.entries(attribs)
    .slice(0, 3)
    .map(([name, value]) => ` ${name}="${value.slice(0, 40)}"`);
  return `<${tagName}${written.join('')}>`;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Returns an approximation of the accessible name, or '' if there is none. */
function nameOf(element: Element): string {
  const pictures = elementsOf(element).map(
    (inner) => attribute(inner, 'alt') ?? attribute(inner, 'aria-label') ?? '',
  );
  return [
    textOf(element),
    ...pictures,
    attribute(element, 'aria-labelledby') ?? '',
    attribute(element, 'title') ?? '',
  ]
    .join('')
    .trim();
}

function isHidden(element: Element): boolean {
  return [element, ...ancestorsOf(element)].some(
    (one) => attribute(one, 'aria-hidden') === 'true' || has(one, 'hidden'),
  );
}

function isInteractive(element: Element): boolean {
  const {tagName} = element;
  const isControl = ['button', 'input', 'select', 'textarea', 'summary'].includes(tagName);
  const isLink = tagName === 'a' && has(element, 'href');
  return (isControl || isLink) && attribute(element, 'type') !== 'hidden';
}

const oneMain: Rule = (elements) => {
  const count = named(elements, 'main').length;
  return count === 1 ? [] : [`${count} main landmarks`];
};

const headingsInOrder: Rule = (elements) => {
  const levels = named(elements, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    .filter((heading) => ancestorsOf(heading).some(({tagName}) => tagName === 'main'))
    .map((heading) => ({level: Number(heading.tagName[1]), text: textOf(heading)}));
  return levels
    .filter(({level}, index) => level > (levels[index - 1]?.level ?? 0) + 1)
    .map(({level, text}) => `level ${level} heading after a gap: ${text}`);
};

const uniqueIds: Rule = (elements) =>
  repeated(elements.map(idOf).filter((id) => id !== undefined)).map(
    (id) => `ID ${id} occurs twice`,
  );

const landmarksTellApart: Rule = (elements) =>
  ['nav', 'aside', 'form', 'section'].flatMap((tagName) => {
    const landmarks = named(elements, tagName).filter(
      (one) => tagName === 'nav' || tagName === 'aside' || has(one, 'aria-label'),
    );
    const names = landmarks.map((one) => nameOfLandmark(one, elements));
    return repeated(names).map((name) => `two ${tagName} named "${name}"`);
  });

function nameOfLandmark(landmark: Element, elements: readonly Element[]): string {
  const label = elements.find((one) => idOf(one) === attribute(landmark, 'aria-labelledby'));
  return attribute(landmark, 'aria-label') ?? (label ? textOf(label) : '');
}

const landmarksHaveContent: Rule = (elements) =>
  named(elements, 'nav', 'aside', 'main', 'header', 'footer')
    .filter((one) => textOf(one).trim() === '' && !elementsOf(one).some(isInteractive))
    .map((one) => `empty landmark: ${tagOf(one)}`);

const fieldsAreLabelled: Rule = (elements) => {
  const labelled = new Set(named(elements, 'label').map((label) => attribute(label, 'for')));
  return named(elements, 'input', 'select', 'textarea')
    .filter((field) => attribute(field, 'type') !== 'hidden' && !isHidden(field))
    .filter(
      (field) =>
        !['aria-label', 'aria-labelledby', 'title'].some((name) => attribute(field, name)) &&
        !labelled.has(idOf(field) ?? '') &&
        !ancestorsOf(field).some(({tagName}) => tagName === 'label'),
    )
    .map((field) => `no label: ${tagOf(field)}`);
};

const controlsAreNamed: Rule = (elements) =>
  named(elements, 'button', 'a', 'summary')
    .filter((control) => control.tagName !== 'a' || has(control, 'href'))
    .filter((control) => !isHidden(control) && nameOf(control) === '')
    .map((control) => `no name: ${tagOf(control)}`);

const picturesAreDescribed: Rule = (elements) =>
  elements
    .filter((one) => one.tagName === 'img' || attribute(one, 'role') === 'img')
    .filter((one) => !isHidden(one))
    .filter((one) => !has(one, 'alt') && !has(one, 'aria-label') && !has(one, 'aria-labelledby'))
    .map((one) => `no text for ${tagOf(one)}`);

const referencesExist: Rule = (elements) => {
  const ids = new Set(elements.map(idOf));
  return elements.flatMap((one) =>
    ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) =>
      (attribute(one, name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !ids.has(id))
        .map((id) => `${name} names ${id}, which doesn't exist`),
    ),
  );
};

const tabOrderIsTheDocument: Rule = (elements) =>
  elements
    .filter((one) => Number(attribute(one, 'tabindex') ?? 0) > 0)
    .map((one) => `tabindex above 0: ${tagOf(one)}`);

const hiddenIsOutOfReach: Rule = (elements) =>
  elements
    .filter(isInteractive)
    .filter((one) => attribute(one, 'tabindex') !== '-1' && !has(one, 'disabled'))
    .filter((one) => [one, ...ancestorsOf(one)].some((each) => has(each, 'aria-hidden')))
    .filter((one) => [one, ...ancestorsOf(one)].every((each) => !has(each, 'inert')))
    .map((one) => `hidden from screen readers, but not from the keyboard: ${tagOf(one)}`);

const controlsAreNotNested: Rule = (elements) =>
  elements
    .filter(isInteractive)
    .filter((one) => ancestorsOf(one).some((outer) => isInteractive(outer)))
    .map((one) => `control inside a control: ${tagOf(one)}`);

const listsHoldItems: Rule = (elements) => [
  ...named(elements, 'li')
    .filter((item) => !['ul', 'ol', 'menu'].includes(parentOf(item)?.tagName ?? ''))
    .map((item) => `item outside a list: ${textOf(item).slice(0, 40)}`),
  ...named(elements, 'ul', 'ol')
    .flatMap((list) => list.childNodes)
    .filter((child) => 'tagName' in child)
    .filter(({tagName}) => !['li', 'script', 'template'].includes(tagName))
    .map((child) => `not an item, but in a list: ${tagOf(child)}`),
];

const rules: Readonly<Record<string, Rule>> = {
  oneMain,
  headingsInOrder,
  uniqueIds,
  landmarksTellApart,
  landmarksHaveContent,
  fieldsAreLabelled,
  controlsAreNamed,
  picturesAreDescribed,
  referencesExist,
  tabOrderIsTheDocument,
  hiddenIsOutOfReach,
  controlsAreNotNested,
  listsHoldItems,
};

/** Lists the accessibility barriers on a page: 'guides/index.html: uniqueIds: ID top occurs twice' */
export function barriersIn({file, elements}: BuiltPage): string[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(elements).map((finding) => `${file}: ${name}: ${finding}`),
  );
}
