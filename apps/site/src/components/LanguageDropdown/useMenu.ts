import {useEffect, useRef, useState, type KeyboardEvent} from 'react';

/** Handles the keyboard and focus of a menu button, following the ARIA Authoring Practices. */
export default function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);

  function items(): HTMLElement[] {
    return [...(menuRef.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  }

  function open(focusedItem: 0 | -1): void {
    setIsOpen(true);
    // Items can't be focused until they are shown.
    requestAnimationFrame(() => items().at(focusedItem)?.focus());
  }

  function close(): void {
    setIsOpen(false);
    buttonRef.current?.focus();
  }

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function closeFromOutside(event: Event): void {
      if (!containerRef.current?.contains(event.target as Node)) {
        setIsOpen(false);
      }
    }
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [isOpen]);

  function onButtonKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open(event.key === 'ArrowDown' ? 0 : -1);
    }
  }

  function onContainerKeyDown(event: KeyboardEvent): void {
    if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  }

  function onMenuKeyDown(event: KeyboardEvent): void {
    const all = items();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const next = {ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1}[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all.at(next % all.length)?.focus();
    }
    if (event.key === 'Tab') {
      setIsOpen(false);
    }
    onContainerKeyDown(event);
  }

  return {
    isOpen,
    close,
    containerRef,
    buttonProps: {
      ref: buttonRef,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onClick: () => (isOpen ? setIsOpen(false) : open(0)),
      onKeyDown: (event: KeyboardEvent) => {
        onButtonKeyDown(event);
        onContainerKeyDown(event);
      },
    },
    menuProps: {ref: menuRef, role: 'menu', onKeyDown: onMenuKeyDown},
  };
}
