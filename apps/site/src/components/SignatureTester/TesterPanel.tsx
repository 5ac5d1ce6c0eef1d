import React, {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ExampleChips} from '../Panel/frame';
import type {PanelProps} from '../Panel/place';
import {GrowingText} from '../Panel/text';
import {checkSignature, type Message, type Step} from './checkSignature';
import Steps from './Steps';
import {examples} from './examples';
import panelStyles from '../Panel/panel.module.css';
import resultStyles from '../Panel/result.module.css';
import styles from './styles.module.css';

const fields = {
  secret: 'Secret',
  headers: 'Headers, one per line',
  body: 'Raw body',
  clock: 'Your server’s clock, in seconds since 1970',
} as const;

const chips = examples.map(({title}) => ({title, sign: ''}));

function verdict(steps: readonly Step[]): string {
  return steps.every(({isOk}) => isOk)
    ? 'The signature is valid.'
    : 'A receiver must reject this message.';
}

/** The form and its result. Every edit verifies the message again. */
export default function TesterPanel({definition}: PanelProps<Message>): ReactNode {
  const id = useId();
  const [message, setMessage] = useState(definition);
  const [steps, setSteps] = useState<readonly Step[]>();

  useEffect(() => {
    let isCurrent = true;
    void checkSignature(message).then((found) => isCurrent && setSteps(found));
    return () => {
      isCurrent = false;
    };
  }, [message]);

  const edit = (change: Partial<Message>) => setMessage({...message, ...change});
  return (
    <div className={panelStyles.panel} role="group" aria-label="Signature tester">
      <div className={panelStyles.header}>
        <ExampleChips
          examples={chips}
          chosen={examples.findIndex((example) => example.message === message)}
          onChoose={(index) => setMessage(examples[index]!.message)}
        />
      </div>
      <div className={clsx(panelStyles.form, styles.form)}>
        {(Object.keys(fields) as (keyof Message)[]).map((name) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className={styles.label}>
              {fields[name]}
            </label>
            <GrowingText
              id={`${id}-${name}`}
              name={`signature-${name}`}
              value={message[name]}
              onEdit={(value) => edit({[name]: value})}
            />
            {name === 'clock' && (
              <button
                type="button"
                className={panelStyles.tool}
                onClick={() => edit({clock: String(Math.floor(Date.now() / 1000))})}>
                Use the current time
              </button>
            )}
          </div>
        ))}
      </div>
      <section className={clsx(resultStyles.result, styles.result)} aria-label="Result">
        <p role="status" className={styles.verdict}>
          {steps ? verdict(steps) : 'Change a field or choose an example to verify the message.'}
        </p>
        {steps && <Steps of={steps} />}
      </section>
      <p className={panelStyles.footer}>
        Runs on this page. Nothing is stored or leaves your browser.
      </p>
    </div>
  );
}
