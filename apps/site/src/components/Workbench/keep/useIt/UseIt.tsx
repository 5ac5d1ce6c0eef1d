import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '../../../../theme/CodeBlock';
import {selectedFile, type Draft} from '../../state/draft';
import usesFor, {type UseName} from './uses';
import styles from '../keep.module.css';

export interface Props {
  readonly draft: Draft;
  /** The name that the mapping was saved under, or an empty text. */
  readonly name: string;
}

/** The mapping as an API call in four languages, as the step of a workflow, and as a command. */
export default function UseIt({draft, name}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [use, setUse] = useState<UseName>('curl');
  const firstRef = useRef<HTMLButtonElement>(null);
  // The button that opened this is gone.
  useEffect(() => firstRef.current?.focus(), []);
  const uses = usesFor(draft, name, String(siteConfig.customFields?.apiOrigin));
  const {code, tokens, kind, endpoint} = uses[use];
  const isFile = selectedFile(draft)?.isData === false;
  const misses = kind !== 'command' && draft.mapping.includes('$files');

  return (
    <>
      <div role="group" aria-label="Use it in" className={styles.uses}>
        {Object.entries(uses).map(([each, {label}], index) => (
          <button
            key={each}
            ref={index === 0 ? firstRef : undefined}
            type="button"
            className={styles.use}
            aria-pressed={each === use}
            onClick={() => setUse(each as UseName)}>
            {label}
          </button>
        ))}
      </div>
      <p className={styles.lead}>
        {kind === 'call' && (
          <>
            The API runs published mappings. Save this mapping in the app, publish it as the
            endpoint <code>{endpoint}</code>, then call it. See{' '}
            {isFile ? (
              <Link to="/apiRef/endpoints/file">Send a file to an endpoint</Link>
            ) : (
              <Link to="/apiRef/endpoints/json">Send JSON to an endpoint</Link>
            )}
            .
          </>
        )}
        {kind === 'step' && (
          <>
            Save the mapping in the app with the ID <code>{endpoint}</code>, then add this step to
            your workflow. Replace <code>$.request.body</code> with the path to your data. See{' '}
            <Link to="/platformRef/workflowFunctions/JSON/RunMapping">JSON.RunMapping</Link>.
          </>
        )}
        {kind === 'command' && (
          <>
            Download the bundle and unpack it. Put the{' '}
            <Link to="/guides/mappings/overview#in-a-terminal">command-line tool</Link>,{' '}
            <code>mapping.mjs</code>, into the same folder, then run:
          </>
        )}
      </p>
      {misses && (
        <p className={styles.problem}>
          This mapping reads <code>$files</code>, but {kind === 'call' ? 'a request' : 'a step'}{' '}
          passes only one input. Put all data into that input, or use the terminal.
        </p>
      )}
      <div className={styles.code}>
        <CodeBlock title={uses[use].label} tokens={tokens}>
          {code}
        </CodeBlock>
      </div>
    </>
  );
}
