import React, {type ReactNode} from 'react';
import {nameOfTypes} from '@documentation/base/internal/values/namesOfTypes';
import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import type {Field} from '../Panel/drafts';
import {FieldRow, FieldStates, FoldedForm} from '../Panel/fields';
import type {State} from './draft/state';
import styles from '../Panel/fields.module.css';

export interface Props {
  readonly definition: MappingFunctionFacts;
  readonly state: State;
  readonly isLive: boolean;
  /** What is wrong with each argument, by parameter. */
  readonly mistakes: Readonly<Record<string, string>>;
  readonly onEdit: (name: string, field: Field) => void;
}

/** If there are more options than this, unused ones are collapsed. */
const MAX_OPTIONS_SHOWN = 2;

/** A form with a field for each parameter. It is disabled while the call has a syntax error. */
export default function Arguments({definition, state, isLive, mistakes, onEdit}: Props): ReactNode {
  const {fields, callMistake} = state;
  const parameters = Object.entries(definition.parameters);
  if (parameters.length === 0) {
    return <p className={styles.note}>{definition.name} has no parameters.</p>;
  }
  if (!fields) {
    return (
      <p className={styles.note}>
        The form can’t show this call. It may not be a direct call to {definition.name}, or it may
        be too long. Edit the call, or choose an example to start again.
      </p>
    );
  }
  const hasRest = parameters.some(([, parameter]) => parameter.rest);
  return (
    <fieldset className={styles.form} disabled={callMistake !== undefined}>
      <legend className="visually-hidden">Arguments</legend>
      {callMistake && <p className={styles.note}>Fix the call to use the form.</p>}
      <FoldedForm
        // Collapses the options again when an example is loaded.
        key={state.example}
        maxOptions={MAX_OPTIONS_SHOWN}
        rows={parameters.map(([name, parameter]) => {
          const field = fields[name]!;
          const row = {name, parameter, field, onEdit: (edited: Field) => onEdit(name, edited)};
          return {
            name,
            isOption: parameter.default !== undefined,
            isInUse: field.given !== 'left out' || mistakes[name] !== undefined,
            row: (
              <FieldRow
                {...row}
                type={nameOfTypes(parameter.type)}
                isLive={isLive}
                mistake={mistakes[name]}
                states={!parameter.rest && <FieldStates {...row} canBeLeftOut={!hasRest} />}
              />
            ),
          };
        })}
      />
    </fieldset>
  );
}
