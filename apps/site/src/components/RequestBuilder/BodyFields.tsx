import React, {useId, type ReactNode} from 'react';
import {
  bodyField,
  chosenBody,
  formField,
} from '@documentation/reference/internal/requestForm/draft';
import type {
  Draft,
  FieldProblem,
  FormBody,
  RequestForm,
} from '@documentation/reference/internal/requestForm/types';
import TextField from './TextField';
import fieldStyles from '../Panel/fields.module.css';
import styles from './builder.module.css';

export interface Props {
  readonly of: RequestForm;
  readonly draft: Draft;
  readonly problems: readonly FieldProblem[];
  readonly onChoose: (mediaType: string) => void;
  readonly onEdit: (field: string, text: string) => void;
}

const FILE_HINT = 'The path of the file that the code reads. The builder doesn’t open the file.';

interface TextRow {
  readonly field: string;
  readonly label: string;
  readonly type: string;
  readonly hint?: string;
  readonly isCode?: boolean;
}

/** Lists the fields of a body: its JSON, the name of its file, or the fields of its form. */
function rowsOf(body: FormBody): TextRow[] {
  const {mediaType, json, fields} = body;
  if (json) {
    return [{field: bodyField(body), label: 'JSON', type: mediaType, isCode: true}];
  }
  return fields
    ? fields.map(({name, isFile}) => ({
        field: formField(name),
        label: name,
        type: isFile ? 'file' : 'string',
        hint: isFile ? FILE_HINT : undefined,
      }))
    : [{field: bodyField(body), label: 'File', type: mediaType, hint: FILE_HINT}];
}

/** The fields of the request body, with a choice if the operation accepts several media types. */
export default function BodyFields({of, draft, problems, onChoose, onEdit}: Props): ReactNode {
  const id = useId();
  const body = chosenBody(of, draft);
  return (
    <fieldset className={styles.group}>
      <legend>Body</legend>
      {of.bodies.length > 1 && (
        <div>
          <label htmlFor={id} className={fieldStyles.name}>
            Content-Type
          </label>
          <select
            id={id}
            className={fieldStyles.control}
            value={draft.mediaType}
            onChange={({target}) => onChoose(target.value)}>
            {of.bodies.map(({mediaType}) => (
              <option key={mediaType}>{mediaType}</option>
            ))}
          </select>
        </div>
      )}
      {body &&
        rowsOf(body).map((row) => (
          <TextField
            key={row.field}
            {...row}
            text={draft.texts[row.field] ?? ''}
            problems={problems.filter(({field}) => field === row.field)}
            onEdit={(text) => onEdit(row.field, text)}
          />
        ))}
    </fieldset>
  );
}
