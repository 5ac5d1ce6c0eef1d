import React, {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IndexRow} from '../../universal/functionRows';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import {namesFound, type Filter, type OtherWords} from './filter';
import styles from './styles.module.css';

export interface Props {
  readonly rows: readonly IndexRow[];
  readonly filter: Filter;
  readonly others: OtherWords;
}

function pathOf({kind, category}: IndexRow): string {
  return `/platformRef/${kind}Functions/${category}/`;
}

/** The rows of each category, by the path of its page. */
function groupsOf(rows: readonly IndexRow[]): Map<string, IndexRow[]> {
  const groups = new Map<string, IndexRow[]>();
  for (const row of rows) {
    const path = pathOf(row);
    groups.set(path, [...(groups.get(path) ?? []), row]);
  }
  return groups;
}

/** The functions in a table, grouped by category. */
function IndexTable({rows, filter, others}: Props): ReactNode {
  return (
    <ScrollableTable stacks aria-label="Functions" className={styles.table}>
      <thead>
        <tr>
          <th>Function</th>
          <th>What it does</th>
          <th>Input → output</th>
        </tr>
      </thead>
      {[...groupsOf(rows)].map(([path, group]) => (
        <tbody key={path}>
          <tr className={styles.group}>
            <th colSpan={3} scope="rowgroup">
              <Link to={path}>{group[0]!.category.replaceAll('/', ' › ')}</Link>{' '}
              <span>{group[0]!.kind} functions</span>
            </th>
          </tr>
          {group.map((row) => (
            <tr key={row.name}>
              <td className={styles.name}>
                <Link to={path + row.name}>
                  {row.category.replaceAll('/', '.')}.<wbr />
                  {row.name}
                </Link>
              </td>
              <td>
                <Prose withoutLinks>{row.summary}</Prose>
                {namesFound(row, filter, others).map((other) => (
                  <span key={other} className={styles.other}>
                    {' '}
                    Also: {other}
                  </span>
                ))}
              </td>
              <td className={styles.types}>
                {row.input || 'nothing'} → {row.output || 'nothing'}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </ScrollableTable>
  );
}

export default memo(IndexTable);
