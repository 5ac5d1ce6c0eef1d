import React, {type ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import CodeBlock from '../../../theme/CodeBlock';
import type {OperationView, Sample} from '@documentation/reference/internal/pages/apiReference';
import {languageTabs} from '../../../values/languageTabs';
import type {Language} from '@documentation/reference/internal/requestSamples/index';
import styles from './styles.module.css';

function SampleTabs({of}: {readonly of: Sample}): ReactNode {
  return (
    <Tabs groupId="language">
      {of.codes.map(({language, code, tokens}) => (
        <TabItem key={language} {...languageTabs[language as Language]}>
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
