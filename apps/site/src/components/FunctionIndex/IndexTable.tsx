import React, {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IndexRow, NamesInTool} from '@documentation/reference/internal/pages/functionRows';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import {nameOf, namesFound, type Filter, type OtherWords} from './filter';
import type {ShownTool} from './useNamesInTool';
import styles from './styles.module.css';

export interface Props {
  readonly rows: readonly IndexRow[];
  readonly filter: Filter;
  readonly others: OtherWords;
  /** The tool whose names get a column of their own. */
  readonly tool: ShownTool | undefined;
}

function pathOf({kind, category}: IndexRow): string {
  return `/platformRef/${kind}Functions/${category}/`;
}

/** The rows of each category, keyed by the path of the category page. */
function groupsOf(rows: readonly IndexRow[]): Map<string, IndexRow[]> {
  const groups = new Map<string, IndexRow[]>();
  for (const row of rows) {
    const path = pathOf(row);
    groups.set(path, [...(groups.get(path) ?? []), row]);
  }
  return groups;
}

/** What a tool calls a function, with the differences. */
function ToolNames({names}: {readonly names: NamesInTool[string]}): ReactNode {
  return names.map(({name, differs}) => (
    <div key={name}>
      <code>{name}</code>
      {differs !== undefined && (
        <span className={styles.other}>
          {' '}
          <Prose withoutLinks>{differs}</Prose>
        </span>
      )}
    </div>
  ));
}

/** The functions in a table, grouped by category. */
function IndexTable({rows, filter, others, tool}: Props): ReactNode {
  return (
    <ScrollableTable stacks aria-label="Functions" className={styles.table}>
      <thead>
        <tr>
          <th>Function</th>
          {tool && <th>{tool.label}</th>}
          <th>What it does</th>
          <th>Input → output</th>
        </tr>
      </thead>
      {[...groupsOf(rows)].map(([path, group]) => (
        <tbody key={path}>
          <tr className={styles.group}>
            <th colSpan={tool ? 4 : 3} scope="rowgroup">
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
              {tool && (
                <td className={styles.toolNames}>
                  <ToolNames names={tool.names[nameOf(row)] ?? []} />
                </td>
              )}
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
