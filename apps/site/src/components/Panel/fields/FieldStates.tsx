import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Parameter} from '@documentation/mapping/internal/language/types';
import {editorOf} from '../drafts/editors';
import {
  asNotation,
  asValue,
  emptyField,
  fieldLeftOut,
  givenAgain,
  type Field,
} from '../drafts/fields';
import styles from '../fields.module.css';

export interface Props {
  readonly name: string;
  readonly parameter: Parameter;
  readonly field: Field;
  readonly canBeLeftOut: boolean;
  /** Whether to show buttons for null and empty values. */
  readonly canBeNothing?: boolean;
  /** The labels of the buttons for notation and for leaving out the argument. */
  readonly notationLabel?: string;
  readonly leftOutLabel?: string;
  readonly onEdit: (field: Field) => void;
}

interface StateButton {
  readonly label: string;
  /** Whether the argument is in this state. Undefined for actions, such as emptying a field. */
  readonly isOn?: boolean;
  /** Whether the button is always visible. Other buttons appear on hover or focus. */
  readonly isPlain?: boolean;
  readonly next: Field | undefined;
}

function buttonsFor({
  name,
  parameter,
  field,
  canBeLeftOut,
  canBeNothing = true,
  notationLabel = 'notation',
  leftOutLabel = parameter.default === undefined ? 'missing' : 'default',
}: Props): StateButton[] {
  const {given} = field;
  const again = givenAgain(name, parameter, field);
  const isOption = parameter.default !== undefined;
  const leftOut: Field = isOption ? fieldLeftOut(name, parameter) : {...field, given: 'left out'};
  const isNotation = given === 'notation';
  const buttons: (StateButton | false)[] = [
    editorOf(name, parameter) !== 'notation' && {
      label: notationLabel,
      isOn: isNotation,
      next: isNotation ? asValue(name, parameter, field) : asNotation(name, parameter, field),
    },
    canBeNothing && {label: 'empty', next: emptyField(name, parameter)},
    canBeLeftOut && {
      label: leftOutLabel,
      isOn: given === 'left out',
      isPlain: isOption,
      next: given === 'left out' ? again : leftOut,
    },
    (canBeNothing || given === 'null') && {
      label: 'null',
      isOn: given === 'null',
      isPlain: true,
      next: given === 'null' ? again : {...field, given: 'null'},
    },
  ];
  return buttons.filter(
    (button) => button !== false && (button.next || button.isOn),
  ) as StateButton[];
}

/** Buttons for other ways to provide an argument: as notation, empty, left out or null. */
export default function FieldStates(props: Props): ReactNode {
  const {name, onEdit} = props;
  return (
    <span className={styles.states}>
      {buttonsFor(props).map(({label, isOn, isPlain, next}) => (
        <button
          key={label}
          type="button"
          className={clsx(styles.state, !isPlain && styles.isQuiet)}
          aria-label={`${label} for ${name}`}
          aria-pressed={isOn}
          disabled={!next}
          onClick={() => onEdit(next!)}>
          {label}
        </button>
      ))}
    </span>
  );
}
