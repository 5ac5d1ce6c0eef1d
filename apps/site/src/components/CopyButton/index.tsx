import React, {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {COPIED_LABEL_MS} from '../../universal/constants';
import {report} from '../../report';
import CodeButton from '../CodeButton';

export interface Props {
  /** The code, or a function that creates it when the button is pressed. */
  readonly code: string | (() => string | Promise<string>);
  /** The element that shows the code. Its content is selected if copying fails, so Ctrl+C works. */
  readonly codeRef?: RefObject<HTMLElement | null>;
  readonly label?: string;
}

/** Writes text to the clipboard. Safari allows this only during a click, so pending text is passed as a promise. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !('ClipboardItem' in window)) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((code) => new Blob([code], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

export default function CopyButton({code, codeRef, label = 'Copy'}: Props): ReactNode {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    try {
      await write(typeof code === 'string' ? code : code());
      setStatus('copied');
      if (codeRef) {
        report('copy_code');
      }
    } catch {
      if (codeRef) {
        window.getSelection()?.selectAllChildren(codeRef.current!);
      }
      setStatus('failed');
    }
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setStatus('idle'), COPIED_LABEL_MS);
  }

  const failed = codeRef ? 'Press Ctrl+C' : 'Copying failed';
  return (
    <CodeButton
      icon={status === 'copied' ? 'M3 8.5 6.5 12 13 4.5' : 'M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z'}
      data-status={status}
      onClick={() => void copy()}>
      <span aria-live="polite">{{idle: label, copied: 'Copied', failed}[status]}</span>
    </CodeButton>
  );
}
