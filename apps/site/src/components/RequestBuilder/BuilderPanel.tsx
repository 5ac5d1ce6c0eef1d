import React, {useDeferredValue, useMemo, type ReactNode} from 'react';
import {checkDraft} from '@documentation/reference/internal/requestForm/check';
import {writeRequest} from '@documentation/reference/internal/requestForm/writeRequest';
import {ExampleChips} from '../Panel/frame';
import BodyFields from './BodyFields';
import KeyField from './KeyField';
import type {PanelProps} from './panelProps';
import ParameterFields from './ParameterFields';
import RequestCode from './RequestCode';
import useDraft from './useDraft';
import panelStyles from '../Panel/panel.module.css';
import styles from './builder.module.css';

const places = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
} as const;

function statusOf(blocking: number, others: number): string {
  if (blocking > 0) {
    return 'Correct the marked fields to see the request.';
  }
  if (others > 0) {
    return `The API would reject this request because of the ${others === 1 ? 'marked problem' : `${others} marked problems`}.`;
  }
  return 'The request is complete.';
}

/** The form of an operation, and the resulting request in every language. */
export default function BuilderPanel({form, readJson}: PanelProps): ReactNode {
  const {draft, variant, refused, edit, editText, reset} = useDraft(form);
  // Typing stays quick, because checking and writing a long body can wait.
  const settled = useDeferredValue(draft);
  const {checked, request} = useMemo(() => {
    const result = checkDraft(form, settled, readJson);
    const isBlocked = result.problems.some(({isBlocking}) => isBlocking);
    return {
      checked: result,
      request: isBlocked ? undefined : writeRequest(form, settled, result.json),
    };
  }, [form, settled, readJson]);
  const problems = refused ? [refused, ...checked.problems] : checked.problems;
  const blocking = checked.problems.filter(({isBlocking}) => isBlocking).length;

  return (
    <div className={styles.place}>
      <div className={panelStyles.panel} role="group" aria-label="Request builder">
        <div className={panelStyles.header}>
          {form.variants.length > 1 ? (
            <ExampleChips
              label="Samples"
              examples={form.variants.map(({title = ''}) => ({title, sign: ''}))}
              chosen={variant}
              onChoose={reset}
            />
          ) : (
            <span className={styles.title}>Your request</span>
          )}
          <div className={panelStyles.tools}>
            <button
              type="button"
              className={panelStyles.tool}
              disabled={variant === 0}
              onClick={() => reset()}>
              Reset
            </button>
          </div>
        </div>
        <div className={styles.form}>
          {(Object.keys(places) as (keyof typeof places)[]).map((place) => (
            <ParameterFields
              key={place}
              label={places[place]}
              of={form.parameters.filter((parameter) => parameter.place === place)}
              sent={form.variants[0]!.parameters}
              texts={draft.texts}
              problems={problems}
              onEdit={editText}
            />
          ))}
          {form.bodies.length > 0 && (
            <BodyFields
              of={form}
              draft={draft}
              problems={problems}
              onChoose={(mediaType) => edit({mediaType})}
              onEdit={editText}
            />
          )}
          {form.credential && (
            <KeyField of={form.credential} draft={draft} problems={problems} onEdit={edit} />
          )}
        </div>
        <section className={styles.result} aria-label="Request">
          <p role="status" className={styles.status}>
            {statusOf(blocking, checked.problems.length)}
          </p>
          {request && <RequestCode of={request} />}
        </section>
        <p className={panelStyles.footer}>
          Nothing is sent: copy the code to send the request yourself. What you enter stays in this
          tab until you close or reload it.
        </p>
      </div>
    </div>
  );
}
