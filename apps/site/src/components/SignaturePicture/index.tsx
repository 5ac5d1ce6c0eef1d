import React, {type ReactNode} from 'react';
import type {SignatureView} from '@documentation/reference/internal/pages/signedMessage';
import styles from './styles.module.css';

interface StepProps {
  readonly title: string;
  /** What the step starts from, each with its name. The signed text consists of three values. */
  readonly values: readonly (readonly [name: string, value: string])[];
  readonly separator?: string;
}

function Step({title, values, separator}: StepProps): ReactNode {
  return (
    <li className={styles.step}>
      <span className={styles.title}>{title}</span>{' '}
      <span className={styles.values}>
        {values.map(([name, value], index) => (
          <React.Fragment key={name}>
            {index > 0 && <code className={styles.separator}>{separator}</code>}
            <span className={styles.part}>
              <span className={styles.name}>{name}</span>{' '}
              <code className={styles.value}>{value}</code>
            </span>
          </React.Fragment>
        ))}
      </span>
    </li>
  );
}

/** Shows how the signature of a message is computed, with the values of each step. */
export default function SignaturePicture({of}: {readonly of: SignatureView}): ReactNode {
  const {id, timestamp, body, secret, key, hmac, signature} = of;
  return (
    <figure className={styles.picture}>
      <ol className={styles.steps}>
        <Step
          title="Join the ID, the timestamp and the raw body with full stops"
          values={[
            ['webhook-id', id],
            ['webhook-timestamp', timestamp],
            ['raw body', body],
          ]}
          separator="."
        />
        <Step
          title="Decode the secret from Base64, without its prefix"
          values={[
            ['secret', secret],
            ['key, in hexadecimal digits', key],
          ]}
          separator="→"
        />
        <Step
          title="Compute the HMAC-SHA256 of the text with the key"
          values={[['HMAC, in hexadecimal digits', hmac]]}
        />
        <Step
          title="Encode the HMAC as Base64, and put the version before it"
          values={[['webhook-signature', signature]]}
        />
      </ol>
      <figcaption className={styles.caption}>
        How the signature of the message published by Standard Webhooks is computed. Your code does
        the same, and compares the result with the header.
      </figcaption>
    </figure>
  );
}
