import {isTypedCharacter} from '../../../isTypedCharacter';

/** What a reader did in a panel before it was live. */
export interface EarlyUse {
  /** The index of the focused control among the panel's controls, or -1 for none. */
  readonly focused: number;
  /** The index of the control that was pressed last, or -1 for none. */
  readonly pressed: number;
  /** The selection or caret position in the focused text field. */
  readonly selection?: readonly [number, number];
  /** What the reader typed in that field, which doesn't accept input until the panel is live. */
  readonly typed: string;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether an element is a text field. Other controls, such as checkboxes, have no text selection. */
function isTextField(element: Element | null | undefined): element is TextField {
  return (element as Partial<TextField> | null | undefined)?.selectionStart != null;
}

function controlsOf(place: HTMLElement): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('button, input, select, summary, textarea')];
}

function controlAt(place: HTMLElement, target: EventTarget | null): number {
  const element = target as Element | null;
  const control = element?.closest('label')?.control ?? element;
  return controlsOf(place).findIndex((one) => one.contains(control));
}

/**
 * Watches a server-rendered panel that isn't live yet. Calls `onReached` whenever the reader points at the
 * panel or focuses it. The returned function resolves once no control is being pressed, because a control that
 * is replaced during a press never gets its click event.
 */
export function watchEarlyUse(
  place: HTMLElement,
  onReached: () => void,
  signal: AbortSignal,
): () => Promise<EarlyUse> {
  let press = Promise.resolve();
  let pressed = -1;
  let typed = '';

  place.addEventListener('focusin', onReached, {signal});
  place.addEventListener('pointerover', onReached, {signal});
  // If the pointer was over the panel before this script ran, there is no pointerover event.
  place.addEventListener('pointermove', onReached, {signal, once: true});
  place.addEventListener(
    'pointerdown',
    ({target}) => {
      const pressing = controlAt(place, target);
      press = new Promise((resolve) => {
        for (const type of ['pointerup', 'pointercancel'] as const) {
          document.addEventListener(
            type,
            ({target: released}) => {
              // Records the press here, because controls that are still disabled get no click event.
              if (type === 'pointerup' && pressing === controlAt(place, released)) {
                pressed = pressing;
              }
              // Resolves after the click event.
              setTimeout(resolve);
            },
            {signal, once: true},
          );
        }
      });
      onReached();
    },
    {signal},
  );
  place.addEventListener('focusin', () => (typed = ''), {signal});
  place.addEventListener(
    'keydown',
    (event) => {
      if (isTextField(event.target as Element) && isTypedCharacter(event)) {
        event.preventDefault();
        typed += event.key;
      }
    },
    {signal},
  );
  // Pressing Enter or Space on a control also fires a click event.
  place.addEventListener('click', ({target}) => (pressed = controlAt(place, target)), {signal});

  return async () => {
    await press;
    const {activeElement} = document;
    return {
      focused: controlAt(place, activeElement),
      pressed,
      ...(isTextField(activeElement) && {
        selection: [activeElement.selectionStart!, activeElement.selectionEnd!],
      }),
      typed,
    };
  };
}

/** Repeats in the live panel what the reader did before the panel was live. */
export function repeatEarlyUse(
  place: HTMLElement,
  {focused, pressed, selection, typed}: EarlyUse,
): void {
  const controls = controlsOf(place);
  const field = controls[focused];
  field?.focus();
  controls[pressed]?.focus();
  controls[pressed]?.click();
  if (selection && isTextField(field)) {
    field.setSelectionRange(...selection);
    if (typed) {
      field.setRangeText(typed, ...selection, 'end');
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    }
  }
}
