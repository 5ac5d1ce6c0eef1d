import React, {type ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import CodeBlock from '../../../theme/CodeBlock';
import type {OperationView, Sample} from '../../../universal/apiReference';
import styles from './styles.module.css';

/** Each language's tab: the value that the browser remembers, and the label. */
const tabByLanguage: Readonly<Record<string, {value: string; label: string}>> = {
  bash: {value: 'curl', label: 'curl'},
  javascript: {value: 'javascript', label: 'JavaScript'},
  python: {value: 'python', label: 'Python'},
  csharp: {value: 'csharp', label: 'C#'},
};

function SampleTabs({of}: {readonly of: Sample}): ReactNode {
  return (
    <Tabs groupId="language">
      {of.codes.map(({language, code, tokens}) => (
        <TabItem key={language} {...tabByLanguage[language]!}>
          <CodeBlock className={`language-${language}`} title={of.title} tokens={tokens}>
            {code}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}

/** Sample requests, with one tab per language. */
export default function Samples({of}: {readonly of: OperationView}): ReactNode {
  return of.samples.map((sample) => (
    <div key={sample.title ?? ''} className={styles.sample}>
      <SampleTabs of={sample} />
    </div>
  ));
}
