/** Moves the focus to an element that isn't a control, such as a heading, without scrolling. */
export function focusProgrammatically(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
}
