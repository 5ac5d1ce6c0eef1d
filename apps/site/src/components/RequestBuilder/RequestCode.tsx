import React, {useMemo, type ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import CodeBlock from '../../theme/CodeBlock';
import {
  codeSample,
  languages,
  type Language,
} from '@documentation/reference/internal/requestSamples/index';
import type {SampleRequest} from '@documentation/reference/internal/requestSamples/request';
import {languageTabs} from '../../values/languageTabs';
import {codeTokens} from './codeTokens';

/** A request in every language. The tabs share their choice with the documented samples. */
export default function RequestCode({of}: {readonly of: SampleRequest}): ReactNode {
  const codes = useMemo(
    () =>
      (Object.keys(languages) as Language[]).map((language) => {
        const code = codeSample(language, of);
        return {language, code, tokens: codeTokens(language, code)};
      }),
    [of],
  );
  return (
    <Tabs groupId="language">
      {codes.map(({language, code, tokens}) => (
        <TabItem key={language} {...languageTabs[language]}>
          <CodeBlock className={`language-${language}`} tokens={tokens}>
            {code}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
