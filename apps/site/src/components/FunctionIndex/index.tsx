import React, {useDeferredValue, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import type {IndexRow} from '@documentation/reference/internal/pages/functionRows';
import FilterForm from './FilterForm';
import {isShown} from './filter';
import IndexTable from './IndexTable';
import useFilter from './useFilter';
import useNamesInTool from './useNamesInTool';
import styles from './styles.module.css';

export interface Props {
  readonly of: readonly IndexRow[];
}

/** All functions by category, with a form that filters them. Without JavaScript, the form is hidden. */
export default function FunctionIndex({of: rows}: Props): ReactNode {
  const {filter, others, isFiltered, change, clear, loadOthers} = useFilter();
  const tool = useNamesInTool(filter.tool);
  // Typing stays fast, because the table may be rendered a moment later.
  const applied = useDeferredValue(filter);
  const shown = useMemo(
    () => rows.filter((row) => isShown(row, applied, others, tool?.names)),
    [rows, applied, others, tool?.names],
  );
  const count = `${shown.length} of ${rows.length} functions`;
  return (
    <>
      <FilterForm rows={rows} filter={filter} onChange={change} onNear={loadOthers} />
      <div className={styles.summary}>
        <p role="status">{isFiltered ? count : `${rows.length} functions`}</p>
        {isFiltered && (
          <button type="button" className={clsx('clean-btn', styles.clear)} onClick={clear}>
            Clear filters
          </button>
        )}
      </div>
      {shown.length > 0 ? (
        <IndexTable rows={shown} filter={applied} others={others} tool={tool} />
      ) : (
        <p>
          No function matches. Remove a filter, or search by example: press Ctrl+K, then type{' '}
          <code>input -&gt; expected output</code>.
        </p>
      )}
    </>
  );
}
