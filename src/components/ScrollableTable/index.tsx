import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props extends ComponentProps<'table'> {
  /** On a phone the last column stands below the others, for tables that describe fields. */
  readonly stacks?: boolean;
}

/** A table that scrolls sideways on a narrow screen, and can then be reached and scrolled by keyboard. */
export default function ScrollableTable({stacks = false, ...props}: Props): ReactNode {
  const name = props['aria-label'] ?? 'Table';
  const container = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = container.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={container}
      className={clsx(styles.container, stacks && styles.stacks)}
      {...(overflows && {role: 'region', 'aria-label': `${name}, scrolls sideways`, tabIndex: 0})}>
      <table {...props} />
    </div>
  );
}
