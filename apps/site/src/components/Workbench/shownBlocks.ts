import type {ExpectedOutcome, WorkbenchRequest} from '../../workbenchRequests';

/** The code blocks of the page that show an input, a result or an error, in order. */
function shownBlocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-shows]')];
}

function textOf(block: Element): string {
  return block.querySelector('code')?.textContent ?? '';
}

function isAfter(block: Element, element: Element): boolean {
  return Boolean(element.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** The JSON in the block before an element, if that block shows an input. */
function inputBefore(element: Element): string | undefined {
  const block = shownBlocks().findLast((each) => !isAfter(each, element));
  return block?.dataset.shows === 'input' ? textOf(block) : undefined;
}

/** The result or error that follows an element on the page. */
function outcomeAfter(element: Element): ExpectedOutcome | undefined {
  const block = shownBlocks().find((each) => isAfter(each, element));
  return block && {kind: block.dataset.shows as ExpectedOutcome['kind'], text: textOf(block)};
}

/** All results and errors on the page, with the headings that they are under. */
export function outcomesOnPage(): readonly (ExpectedOutcome & {readonly heading: string})[] {
  const headings = [...document.querySelectorAll('main :is(h2, h3)')];
  return shownBlocks().flatMap((block) => {
    const kind = block.dataset.shows;
    const heading = headings.findLast((each) => !isAfter(each, block));
    return kind === 'result' || kind === 'error'
      ? [{kind, text: textOf(block), heading: heading?.firstChild?.textContent ?? ''}]
      : [];
  });
}

type OpenRequest = Extract<WorkbenchRequest, {readonly mapping: string}>;

/** Adds what the page shows around the block that was run: the input before it, and the outcome after it. */
export function withShownBlocks({block, ...request}: OpenRequest): OpenRequest {
  if (!block) {
    return request;
  }
  const text = request.sample ? undefined : inputBefore(block);
  const expected = outcomeAfter(block);
  return {...request, ...(text !== undefined && {text}), ...(expected && {expected})};
}
