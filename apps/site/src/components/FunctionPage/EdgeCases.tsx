import React, {type ReactNode} from 'react';
import {formatCall} from '@documentation/mapping/internal/language/formatCall';
import ScrollableTable from '../ScrollableTable';
import ErrorCodeLink from '../ErrorCodeLink';
import HashLink from '../HashLink';
import Prose from '../Prose';
import {anchor} from '../../values/anchor';
import {formatResult} from '@documentation/reference/internal/values/formatResult';
import type {PropsWithMessages} from './Props';
import styles from './styles.module.css';

/** Results up to this length stay on one line, because a split word is hard to read. */
const MAX_UNBROKEN_LENGTH = 20;

function Result({text}: {readonly text: string}): ReactNode {
  return (
    <code className={text.length > MAX_UNBROKEN_LENGTH ? styles.wrap : styles.unbroken}>
      {text}
    </code>
  );
}

export default function EdgeCases({of, messages}: PropsWithMessages): ReactNode {
  return (
    <ScrollableTable stacks className={styles.edgeCases}>
      <thead>
        <tr>
          <th>Case</th>
          <th>Call</th>
          <th>Result</th>
        </tr>
      </thead>
      <tbody>
        {of.examples
          .filter(({kind}) => kind === 'edge')
          .map((example) => (
            <tr key={example.title} id={anchor('example', example.title)}>
              <td>
                {example.title}
                <HashLink id={anchor('example', example.title)} label={example.title} />
              </td>
              <td>
                <code className={styles.wrap}>{formatCall(of, example.args)}</code>
              </td>
              <td>
                {'error' in example ? (
                  <>
                    <ErrorCodeLink code={example.error} />:{' '}
                    <Prose>{messages[example.title]!}</Prose>
                  </>
                ) : (
                  <Result text={formatResult(example.result, Infinity)} />
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </ScrollableTable>
  );
}
