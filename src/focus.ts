/** Moves the focus to something that isn't a control, such as a heading, without drawing a focus ring. */
export function focusProgrammatically(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
}
