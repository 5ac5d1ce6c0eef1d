import React, {type ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import DownloadLink from '../DownloadLink';
import CodeBlock from '../../theme/CodeBlock';
import type {ProgramView} from '@documentation/reference/internal/pages/apiReference';

export interface Props {
  /** The programs, keyed by tab label. */
  readonly of: Readonly<Record<string, ProgramView>>;
  /** The ID of the choice that tabs share across pages. */
  readonly groupId?: string;
}

/** The value that the browser remembers: 'C#' → 'csharp' */
function valueOf(label: string): string {
  return label
    .toLowerCase()
    .replace('#', 'sharp')
    .replaceAll(/[^a-z]+/g, '-');
}

/** The same program in several languages or frameworks, each with a download link. */
export default function Programs({of, groupId = 'language'}: Props): ReactNode {
  return (
    <Tabs groupId={groupId}>
      {Object.entries(of).map(([label, {name, language, code, tokens}]) => (
        <TabItem key={label} value={valueOf(label)} label={label}>
          <CodeBlock className={`language-${language}`} title={name} tokens={tokens}>
            {code}
          </CodeBlock>
          <p>
            <DownloadLink file={name} folder="programs" />
          </p>
        </TabItem>
      ))}
    </Tabs>
  );
}
