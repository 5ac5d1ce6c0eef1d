import React, {useState, type ReactNode} from 'react';
import type {MappingFunction, Parameter} from '../../../functions/types';
import FieldRow from './FieldRow';
import type {Field} from './fields';
import type {State} from './state';
import styles from './fields.module.css';

export interface Props {
  readonly definition: MappingFunction;
  readonly state: State;
  readonly isLive: boolean;
  /** By parameter: what is wrong with the argument. */
  readonly mistakes: Readonly<Record<string, string>>;
  readonly onEdit: (name: string, field: Field) => void;
}

/** More options than this are folded away until one is used. */
const MAX_OPTIONS_SHOWN = 2;

interface OptionsProps {
  readonly count: number;
  readonly inUse: number;
  readonly children: ReactNode;
}

function Options({count, inUse, children}: OptionsProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.options}
      open={isOpen || inUse > 0}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>
        {count} options{inUse > 0 && `, ${inUse} in use`}
      </summary>
      {children}
    </details>
  );
}

/** A form made from the parameters. While the call can't be read, it waits. */
export default function Form({definition, state, isLive, mistakes, onEdit}: Props): ReactNode {
  const {fields, callMistake} = state;
  const parameters = Object.entries(definition.parameters);
  if (parameters.length === 0) {
    return <p className={styles.note}>{definition.name} takes no arguments.</p>;
  }
  if (!fields) {
    return (
      <p className={styles.note}>
        The call isn’t a plain call of {definition.name}, so there is no form for it. Choose an
        example to start again.
      </p>
    );
  }
  const options = parameters.filter(([, parameter]) => parameter.default !== undefined);
  const isFolded = options.length > MAX_OPTIONS_SHOWN;
  const inUse = options.filter(([name]) => fields[name]!.given !== 'left out' || mistakes[name]);
  const hasRest = parameters.some(([, parameter]) => parameter.rest);

  const rows = (entries: readonly (readonly [string, Parameter])[]) =>
    entries.map(([name, parameter]) => (
      <FieldRow
        key={name}
        name={name}
        parameter={parameter}
        field={fields[name]!}
        isLive={isLive}
        mistake={mistakes[name]}
        canBeLeftOut={!hasRest}
        onEdit={(field) => onEdit(name, field)}
      />
    ));

  return (
    <fieldset className={styles.form} disabled={callMistake !== undefined}>
      <legend className="visually-hidden">Arguments</legend>
      {callMistake && <p className={styles.note}>The form waits until the call can be read.</p>}
      {rows(parameters.filter((entry) => !isFolded || !options.includes(entry)))}
      {isFolded && (
        // A new example decides anew whether the options are open.
        <Options key={state.example} count={options.length} inUse={inUse.length}>
          {rows(options)}
        </Options>
      )}
    </fieldset>
  );
}
