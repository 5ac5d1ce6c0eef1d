import React, {type ReactNode} from 'react';
import ClosedValues from '../ClosedValues';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import type {Field} from '@documentation/reference/internal/pages/apiReference';
import styles from './styles.module.css';

export interface Props {
  readonly of: readonly Field[];
  /** The heading of the first column. */
  readonly label?: string;
}

/** What comes before a value in a list: 'a', ' or ' and 'b' */
function separator(index: number, count: number): string {
  return index === 0 ? '' : index === count - 1 ? ' or ' : ', ';
}

interface ValuesProps {
  readonly of: Readonly<Record<string, string>>;
  readonly isList: boolean;
}

function Values({of, isList}: ValuesProps): ReactNode {
  const entries = Object.entries(of);
  if (entries.every(([, meaning]) => !meaning)) {
    return (
      <>
        {isList ? 'Each item is ' : entries.length === 1 ? 'Always ' : 'Either '}
        {entries.map(([value], index) => (
          <React.Fragment key={value}>
            {separator(index, entries.length)}
            <code>{value}</code>
          </React.Fragment>
        ))}
        .
      </>
    );
  }
  return <ClosedValues values={entries.map(([value, meaning]) => ({value, meaning}))} />;
}

/** Lets a path such as 'data[].source.name' wrap after a dot, not within a word. */
function Path({of}: {readonly of: string}): ReactNode {
  return of.split('.').map((part, index) => (
    <React.Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </React.Fragment>
  ));
}

/** A table of fields with their types and descriptions. Required fields are labelled "required". */
export default function FieldTable({of, label = 'Name'}: Props): ReactNode {
  return (
    <ScrollableTable className={styles.fields}>
      <thead>
        <tr>
          <th>{label}</th>
          <th>Description</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({name, type, required, description, values}) => (
          <tr key={name}>
            <td>
              <code className={styles.name}>
                <Path of={name} />
              </code>{' '}
              <span className={styles.type}>
                {type}
                {required && <strong>, required</strong>}
              </span>
            </td>
            <td>
              {description && <Prose>{description}</Prose>}{' '}
              {values && <Values of={values} isList={type.startsWith('array')} />}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
