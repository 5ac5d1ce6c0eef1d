import React, {type ReactNode} from 'react';
import type {Parameter} from '@documentation/mapping/internal/language/types';
import {isCreatedByCode, parameterField} from '@documentation/reference/internal/requestForm/draft';
import type {
  FieldProblem,
  FormParameter,
} from '@documentation/reference/internal/requestForm/types';
import {FieldRow, FoldedForm} from '../Panel/fields';
import styles from './builder.module.css';

/** If there are more optional parameters, those that the sample doesn't send are folded. */
const MAX_OPTIONS = 3;

export interface Props {
  readonly label: string;
  readonly of: readonly FormParameter[];
  /** The optional parameters that the documented sample sends. */
  readonly sent: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  readonly problems: readonly FieldProblem[];
  readonly onEdit: (field: string, text: string) => void;
}

/** Describes a parameter in the way that the fields of live panels expect. */
function asParameter({schema, required, description}: FormParameter): Parameter {
  const values = schema.enum && (required ? schema.enum : ['', ...schema.enum]);
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return {
    type: isNumber ? 'Number' : 'Text',
    description,
    ...(values && {values: Object.fromEntries(values.map((value) => [value, '']))}),
  };
}

/** Explains a parameter, with an example if the field is empty at first. */
function hintFor(parameter: FormParameter, sent: readonly string[]): string {
  const {name, description, required, schema, example} = parameter;
  if (isCreatedByCode(parameter)) {
    return `${description} If empty, the code creates a new key for each request.`;
  }
  return required || schema.enum || sent.includes(name)
    ? description
    : `${description} Example: \`${example}\``;
}

/** The fields for the parameters in one part of the request, such as the headers. */
export default function ParameterFields({
  label,
  of,
  sent,
  texts,
  problems,
  onEdit,
}: Props): ReactNode {
  if (of.length === 0) {
    return null;
  }
  const rows = of.map((parameter) => {
    const {name, place, type, required} = parameter;
    const field = parameterField(parameter);
    const text = texts[field] ?? '';
    return {
      name,
      isOption: !required,
      isInUse: text !== '',
      row: (
        <FieldRow
          name={name}
          scope={place}
          parameter={asParameter(parameter)}
          type={required ? `${type}, required` : type}
          description={hintFor(parameter, sent)}
          field={{given: 'value', text}}
          isLive
          mistake={problems.find((problem) => problem.field === field)?.message}
          states={null}
          onEdit={(edited) => onEdit(field, edited.text)}
        />
      ),
    };
  });
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <FoldedForm rows={rows} maxOptions={MAX_OPTIONS} />
    </fieldset>
  );
}
