import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props extends ComponentProps<'table'> {
  /** Puts the last column below the others on a phone, for tables that describe fields. */
  readonly stacks?: boolean;
}

/** Names a table without a label by its position on the page, because regions need unique names: 'Table 2' */
function nameOf(container: HTMLElement): string {
  const tables = document.querySelectorAll('main table');
  return `Table ${[...tables].indexOf(container.firstElementChild!) + 1}`;
}

/** A table that scrolls sideways on a narrow screen. It is then focusable, so readers can scroll with the keyboard. */
export default function ScrollableTable({stacks = false, ...props}: Props): ReactNode {
  const {'aria-label': label} = props;
  const container = useRef<HTMLDivElement>(null);
  /** The accessible name. Undefined while the table fits without scrolling. */
  const [name, setName] = useState<string>();

  useEffect(() => {
    const element = container.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const overflows = element.scrollWidth > element.clientWidth;
      setName(overflows ? (label ?? nameOf(element)) : undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [label]);

  return (
    <div
      ref={container}
      className={clsx(styles.container, stacks && styles.stacks)}
      {...(name && {role: 'region', 'aria-label': `${name}, scrolls sideways`, tabIndex: 0})}>
      <table {...props} />
    </div>
  );
}
