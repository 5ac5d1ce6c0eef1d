import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {RunFile} from '../../../../engine/workbenchMessages';
import {MAX_EDITED_LENGTH} from '../../../../universal/constants';
import type {Explain, Probe} from '../../state/probe';
import InsertButton from '../InsertButton';
import Content from './Content';
import {factsOf} from './factsOf';
import type {Inspection} from './inspect';
import SheetSelect from './SheetSelect';
import usePreview from './usePreview';
import {viewsOf, type View} from './viewsOf';
import ViewButtons from './ViewButtons';
import styles from './styles.module.css';

export interface Props {
  readonly file: RunFile;
  readonly probe: Probe;
  /** Says why a file can't be read. Without it, the preview says only that it can't. */
  readonly explain?: Explain;
  /** Inserts the call that reads the file. Without it, the call isn't shown. */
  readonly onInsert?: (text: string) => void;
  /** Opens the text in an editor. */
  readonly onEditText?: () => void;
}

/** Whether the text is short, and can be edited without changing its encoding. */
function isEditable({start, kind}: Inspection, size: number): boolean {
  const isText = start.encoding === 'utf-8' && kind !== 'pdf';
  return isText && size <= MAX_EDITED_LENGTH;
}

/** Shows a file according to its kind, as text, a table, a tree or pages, with what is known about it. */
export default function FilePreview(props: Props): ReactNode {
  const {file, probe, explain, onInsert, onEditText} = props;
  const [chosenView, setChosenView] = useState<View>();
  const {inspection, reading, problem, ...workbook} = usePreview(file, probe, explain);
  const views = inspection ? viewsOf(inspection.kind, reading) : [];
  const view = views.find((each) => each === chosenView) ?? views[0];
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <p className={styles.facts}>
          {inspection && factsOf(inspection, file.content.size, reading).join(' · ')}
        </p>
        {workbook.sheets.length > 1 && <SheetSelect {...workbook} />}
        {view && views.length > 1 && (
          <ViewButtons views={views} view={view} onChoose={setChosenView} />
        )}
        {onEditText && inspection && isEditable(inspection, file.content.size) && (
          <button type="button" className={styles.tool} onClick={onEditText}>
            Edit
          </button>
        )}
      </div>
      <div
        role="region"
        aria-label="Preview"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Readers must be able to scroll with the keyboard.
        tabIndex={0}
        className={clsx('thin-scrollbar', styles.body)}>
        {inspection === null && (
          <p className={styles.problem}>
            {file.name} couldn’t be read. Remove it, then add it again.
          </p>
        )}
        {inspection && view && (
          <Content
            file={file}
            view={view}
            inspection={inspection}
            reading={reading}
            problem={problem}
          />
        )}
      </div>
      {onInsert && reading?.value !== undefined && reading.call !== '$' && (
        <p className={styles.call}>
          Read it with <InsertButton text={reading.call} onInsert={onInsert} />
        </p>
      )}
    </div>
  );
}
