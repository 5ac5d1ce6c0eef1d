import React, {useId, useState, type ReactNode} from 'react';
import type {Schema} from '@documentation/base/internal/jsonSchema/schemas';
import type {Field, Fields} from '../Panel/drafts';
import {FieldRow, FieldStates, FoldedForm} from '../Panel/fields';
import Prose from '../Prose';
import {GrowingText} from '../Panel/text';
import {typeName} from '@documentation/reference/internal/values/schemaFields';
import FileField, {fileIn} from './FileField';
import type {StepPart} from './draft/stepDraft';
import type {Parameters} from './draft/stepFields';
import type {Mistakes} from './draft/stepState';
import fieldStyles from '../Panel/fields.module.css';
import styles from './styles.module.css';

export interface Props {
  readonly part: StepPart;
  /** The schema of each field. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly parameters: Parameters;
  readonly text: string;
  /** Undefined if the form can't show the part. */
  readonly fields: Fields | undefined;
  readonly mistakes: Mistakes;
  /** The sample files that the examples use. */
  readonly samples: readonly string[];
  /** The example that was loaded last. */
  readonly example: number;
  readonly isLive: boolean;
  readonly onEditText: (text: string) => void;
  readonly onEditField: (name: string, field: Field) => void;
}

const titles: Readonly<Record<StepPart, string>> = {
  configuration: 'Configuration',
  input: 'Input',
  given: 'Platform state',
};

function Rows({
  part,
  schemas,
  parameters,
  fields,
  mistakes,
  samples,
  example,
  isLive,
  onEditField,
}: Props & {readonly fields: Fields}): ReactNode {
  const rows = Object.entries(parameters).map(([name, parameter]) => {
    const field = fields[name]!;
    const schema = schemas[name]!;
    const isOption = parameter.default !== undefined;
    const type = typeName(schema) + (isOption ? '' : ', required');
    const row = {
      name,
      parameter,
      field,
      onEdit: (edited: Field) => onEditField(name, edited),
    };
    const file = schema.contentEncoding === 'base64' ? fileIn(field) : undefined;
    return {
      name,
      isOption,
      isInUse: field.given !== 'left out' || mistakes[name] !== undefined,
      row: file ? (
        <FileField
          {...row}
          type={type}
          input={file}
          samples={samples}
          isLive={isLive}
          mistake={mistakes[name]}
        />
      ) : (
        <FieldRow
          {...row}
          scope={part}
          type={type}
          description={parameter.description}
          isLive={isLive}
          mistake={mistakes[name]}
          states={
            <FieldStates
              {...row}
              canBeLeftOut
              canBeNothing={false}
              notationLabel="JSON"
              leftOutLabel={schema.default === undefined ? 'left out' : 'default'}
            />
          }
        />
      ),
    };
  });
  return <FoldedForm key={example} maxOptions={0} rows={rows} />;
}

/** A step's configuration, input or platform state, as a form or as JSON. */
export default function PartForm(props: Props): ReactNode {
  const {part, text, fields, mistakes, isLive, onEditText} = props;
  const [wantsText, setWantsText] = useState(false);
  const id = useId();
  const isText = wantsText || !fields;
  const mistake = Object.values(mistakes)[0];
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{titles[part]}</legend>
      <button
        type="button"
        className={fieldStyles.state}
        aria-label={`Show ${titles[part]} as JSON`}
        aria-pressed={isText}
        disabled={!fields}
        onClick={() => setWantsText(!wantsText)}>
        JSON
      </button>
      {isText ? (
        <div>
          <GrowingText
            isCode
            id={id}
            name={part}
            aria-label={`${titles[part]} as JSON`}
            readOnly={!isLive}
            value={text}
            aria-invalid={mistake ? true : undefined}
            aria-describedby={mistake ? `${id}-mistake` : undefined}
            onEdit={onEditText}
          />
          {mistake && (
            <p id={`${id}-mistake`} className={fieldStyles.mistake}>
              <Prose withoutLinks>{mistake}</Prose>
            </p>
          )}
        </div>
      ) : (
        <Rows {...props} fields={fields} />
      )}
    </fieldset>
  );
}
