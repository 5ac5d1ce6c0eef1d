import React, {useId, type ReactNode} from 'react';
import {otherTools} from '@documentation/mapping/internal/language/otherTools';
import type {IndexRow} from '@documentation/reference/internal/pages/functionRows';
import {typesIn, type Filter} from './filter';
import Facet from './Facet';
import useSlashKey from './useSlashKey';
import styles from './styles.module.css';

export interface Props {
  readonly rows: readonly IndexRow[];
  readonly filter: Filter;
  readonly onChange: (changed: Partial<Filter>) => void;
  /** Called when the reader is about to type. */
  readonly onNear: () => void;
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** The field and the facets that filter the index. */
export default function FilterForm({rows, filter, onChange, onNear}: Props): ReactNode {
  const id = useId();
  const field = useSlashKey<HTMLInputElement>();
  const categories = sorted(rows.map(({category}) => category.split('/')[0]!));
  const inputs = sorted(rows.flatMap(({input}) => typesIn(input)));
  const outputs = sorted(rows.flatMap(({output}) => typesIn(output)));
  return (
    <form
      role="search"
      aria-label="Functions"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <label htmlFor={id}>Filter functions</label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          placeholder="Name, task, Text -> Number, VLOOKUP"
          value={filter.query}
          onFocus={onNear}
          onChange={(event) => onChange({query: event.target.value})}
        />
      </div>
      <Facet
        label="Kind"
        values={['mapping', 'workflow']}
        value={filter.kind}
        onChange={(kind) => onChange({kind})}
      />
      <Facet
        label="Category"
        values={categories}
        value={filter.category}
        onChange={(category) => onChange({category})}
      />
      <Facet
        label="Input"
        values={inputs}
        value={filter.input}
        onChange={(input) => onChange({input})}
      />
      <Facet
        label="Output"
        values={outputs}
        value={filter.output}
        onChange={(output) => onChange({output})}
      />
      <Facet
        label="Show names from"
        values={Object.keys(otherTools)}
        labels={otherTools}
        none="no other tool"
        value={filter.tool}
        onChange={(tool) => onChange({tool})}
      />
    </form>
  );
}
