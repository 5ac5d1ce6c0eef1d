import React, {type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {SamplePreviewData} from '@documentation/reference/internal/pages/samplePreview';
import {openWorkbench} from '../../workbenchRequests';
import DownloadLink from '../DownloadLink';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';

export interface Props {
  readonly of: SamplePreviewData;
}

interface RowsProps {
  readonly file: string;
  readonly rows: readonly (readonly (string | null)[])[];
}

function Rows({file, rows}: RowsProps): ReactNode {
  return (
    <ScrollableTable aria-label={`Rows of ${file}`}>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column} className={styles.cell}>
                {cell ?? <span className={styles.null}>null</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** 'first 16 of 22 lines' or '4 rows' */
function amount({rows, lines, total}: SamplePreviewData): string {
  const shown = rows?.length ?? lines?.length ?? 0;
  const unit = rows ? 'row' : 'line';
  return `${shown < total ? `first ${shown} of ` : ''}${total} ${unit}${total === 1 ? '' : 's'}`;
}

/** Opens a sample with the mapping that reads it. */
function openSample({file, opened: {mapping, isData}}: SamplePreviewData): void {
  openWorkbench({mapping, sample: {name: file, isData}});
}

/** The first rows or lines of a sample file, its size, and a download link. */
export default function SamplePreview({of: preview}: Props): ReactNode {
  const {file, bytes, call, rows, lines = []} = preview;
  const hasText = lines.some(Boolean);
  return (
    <div className={styles.preview}>
      {rows && <Rows file={file} rows={rows} />}
      {hasText && <CodeBlock title={`${file}, ${amount(preview)}`}>{lines.join('\n')}</CodeBlock>}
      <p className={styles.facts}>
        <DownloadLink file={file} />
        <button type="button" className={styles.open} onClick={() => openSample(preview)}>
          Open in workbench
        </button>
        <span>
          {`${bytes.toLocaleString('en')}\u00A0bytes`}
          {(rows ?? hasText) && `, ${amount(preview)}`}
          {call && (
            <>
              {', read with '}
              <code>{call}</code>
            </>
          )}
        </span>
      </p>
    </div>
  );
}
