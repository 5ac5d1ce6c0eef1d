// Unlike the theme's code block, this shows code that was highlighted at build time
// (apps/site/docusaurus/highlightCode/index.ts), and has a header with the title or language and a labelled copy button.
import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CodeLines from '../../components/CodeLines';
import CopyButton from '../../components/CopyButton';
import ColouredTokens from '../../components/ColouredTokens';
import RunButton from '../../components/RunButton';
import {decodeTokens} from '@documentation/reference/internal/colouring/tokens';
import styles from './styles.module.css';

export interface Props {
  readonly children?: ReactNode;
  /** 'language-json' */
  readonly className?: string;
  readonly title?: string;
  readonly tokens?: string;
  /** Line numbers, starting at 1: '2,4,5' */
  readonly highlightedLines?: string;
  /** Whether long lines wrap instead of scrolling. */
  readonly wraps?: boolean;
  /** How the workbench runs a mapping: 'file orders.csv', or with several files: 'file orders.csv,prices.csv' */
  readonly run?: string;
  /** What the workbench reads from this block: 'input', 'result' or 'error' */
  readonly shows?: string;
}

const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  csharp: 'C#',
  css: 'CSS',
  csv: 'CSV',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  mapping: 'Mapping',
  python: 'Python',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

function languageOf(className: string): string | undefined {
  return /language-(\S+)/.exec(className)?.[1];
}

function languageName(language = 'text'): string {
  return languageNames[language] ?? language;
}

export default function CodeBlock({
  children,
  className = '',
  title,
  tokens = '',
  highlightedLines,
  wraps = false,
  run,
  shows,
}: Props): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  const language = languageOf(className);
  const code = (React.Children.toArray(children) as string[]).join('').replace(/\n$/, '');
  return (
    // The Markdown version of a page reads the language and the title from these attributes.
    <div
      className={clsx(ThemeClassNames.common.codeBlock, styles.block)}
      data-shows={shows}
      data-language={language}>
      <div className={styles.header}>
        <span className={title ? styles.title : styles.language} data-title={title && ''}>
          {title ?? languageName(language)}
        </span>
        <span className={styles.buttons}>
          {run && <RunButton mapping={code} input={run} />}
          <CopyButton code={code} codeRef={codeRef} />
        </span>
      </div>
      {/* Focusable, so readers can scroll long lines with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx('thin-scrollbar', styles.pre, wraps && styles.wraps)} tabIndex={0}>
        <code ref={codeRef} className={clsx(styles.code, highlightedLines && styles.lines)}>
          {highlightedLines ? (
            <CodeLines
              code={code}
              tokens={tokens}
              highlightedLines={new Set(highlightedLines.split(',').map(Number))}
            />
          ) : (
            <ColouredTokens tokens={decodeTokens(code, tokens)} />
          )}
        </code>
      </pre>
    </div>
  );
}
