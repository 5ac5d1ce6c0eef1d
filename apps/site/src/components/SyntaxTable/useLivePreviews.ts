import {useEffect, useRef, useState} from 'react';
import type {Syntax} from '@documentation/mapping/internal/language/types';
import {didNotLoad} from '../../engine/messages';
import {RUN_DEBOUNCE_MS} from '../../universal/constants';
import type {Preview} from '@documentation/reference/internal/pages/syntaxPreviews';
import type {LivePreview, Previewer} from './previewer';

const loadCode = () => import('./previewer');

/** Returns the documented previews and, once the reader changes the sample, live ones. */
export default function useLivePreviews(syntax: Syntax, documented: readonly Preview[]) {
  const [previews, setPreviews] = useState<readonly LivePreview[]>(documented);
  /** Why there are no previews of the current sample. Meanwhile, the last previews stay visible. */
  const [problem, setProblem] = useState<string>();
  const previewer = useRef<Promise<Previewer>>(undefined);
  const timer = useRef<number>(undefined);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      previewer.current?.then(
        ({close}) => close(),
        () => {},
      );
    },
    [],
  );

  async function show(sample: string): Promise<void> {
    previewer.current ??= loadCode().then(({createPreviewer}) => createPreviewer(syntax));
    try {
      const shown = await (await previewer.current).previewsOf(sample);
      if (shown && 'failure' in shown) {
        setProblem(shown.failure);
      } else if (shown) {
        setPreviews(shown);
        setProblem(undefined);
      }
    } catch {
      previewer.current = undefined;
      setProblem(didNotLoad.message);
    }
  }

  return {
    previews,
    problem,
    edit: (sample: string) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void show(sample), RUN_DEBOUNCE_MS);
    },
  };
}
