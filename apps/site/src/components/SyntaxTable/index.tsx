import React, {useEffect, useId, useRef, type ReactNode} from 'react';
import type {Syntax} from '@documentation/mapping/internal/language/types';
import type {Preview} from '@documentation/reference/internal/pages/syntaxPreviews';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import type {LivePreview} from './previewer';
import useLivePreviews from './useLivePreviews';
import fields from '../Panel/fields.module.css';
import styles from './styles.module.css';

function PreviewCell({of}: {readonly of: LivePreview}): ReactNode {
  if ('failure' in of) {
    return (
      <span className={styles.failure}>
        <Prose>{of.failure}</Prose>
      </span>
    );
  }
  return (
    <code className={styles.preview}>
      {of.map((text, index) => (index % 2 === 0 ? text : <mark key={index}>{text}</mark>))}
    </code>
  );
}

export interface Props {
  readonly of: Syntax;
  /** The preview of each row, based on the documented sample. */
  readonly previews: readonly Preview[];
}

/** The syntax of an argument: the parts it can contain, each with a preview on a sample that readers can change. */
export default function SyntaxTable({of, previews: documented}: Props): ReactNode {
  const {heading, sample, sampleName, codeName, rows} = of;
  const {previews, problem, edit} = useLivePreviews(of, documented);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // Picks up what was typed before the page was hydrated.
  useEffect(() => {
    const typed = field.current!.value;
    if (typed !== String(sample)) {
      edit(typed);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <>
      <div className={styles.sample}>
        <label htmlFor={id}>Preview with this {sampleName}</label>
        <input
          ref={field}
          className={fields.control}
          id={id}
          type="text"
          inputMode={typeof sample === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          defaultValue={sample}
          onChange={({target}) => edit(target.value)}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
        <p id={`${id}-problem`} role="status" className={styles.problem}>
          {problem !== undefined && <Prose>{problem}</Prose>}
        </p>
      </div>
      <ScrollableTable stacks aria-label={heading} className={styles.table}>
        <thead>
          <tr>
            <th>{codeName}</th>
            <th>Meaning</th>
            <th>Preview</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({code, meaning}, row) => (
            <tr key={code}>
              <td>
                <code className={styles.code}>{code}</code>
              </td>
              <td>
                <Prose>{meaning}</Prose>
              </td>
              <td>
                <PreviewCell of={previews[row]!} />
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}
