import React, {useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import panelStyles from '../../Panel/panel.module.css';
import styles from './keep.module.css';

export interface Props {
  readonly label: string;
  /** The outline of a 16 × 16 icon. */
  readonly icon: string;
  /** Called with a function that closes the popover. */
  readonly children: (close: () => void) => ReactNode;
}

/** The smallest distance to the edges of the window. */
const MARGIN_PX = 8;

/** Moves the popover into the window, and lets it scroll if it is too tall. */
function fit(panel: HTMLElement): void {
  panel.style.translate = '';
  const {left, right, top} = panel.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const shift = Math.max(MARGIN_PX - left, Math.min(0, clientWidth - MARGIN_PX - right));
  panel.style.translate = `${shift}px`;
  panel.style.maxHeight = `${Math.max(160, clientHeight - top - MARGIN_PX)}px`;
}

/** A button that shows and hides more controls below it. Escape, or a click or the focus elsewhere, hides them. */
export default function Popover({label, icon, children}: Props): ReactNode {
  const id = useId();
  const placeRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel) {
      return undefined;
    }
    const refit = () => fit(panel);
    refit();
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onPointerDown = ({target}: Event) =>
      placeRef.current?.contains(target as Node) || setIsOpen(false);
    const button = buttonRef.current;
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      // The focused control may have been in the popover.
      if (document.activeElement === document.body) {
        button?.focus();
      }
    };
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the popover.
    <div
      ref={placeRef}
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Escape' && !event.nativeEvent.isComposing) {
          // Keeps the workbench itself open.
          event.preventDefault();
          event.stopPropagation();
          setIsOpen(false);
        }
      }}
      onBlur={({currentTarget, relatedTarget}) =>
        relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && setIsOpen(false)
      }>
      <button
        ref={buttonRef}
        type="button"
        className={clsx(panelStyles.tool, styles.tool)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}>
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d={icon} />
        </svg>
        {label}
      </button>
      {isOpen && (
        <div
          ref={panelRef}
          id={id}
          role="group"
          aria-label={label}
          className={clsx('thin-scrollbar', styles.panel)}>
          {children(() => setIsOpen(false))}
        </div>
      )}
    </div>
  );
}
