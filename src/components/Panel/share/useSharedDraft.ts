import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import type {DraftFormat} from '../drafts/draftFormat';
import {isDraftFragment} from './fragment';

/** Decodes the draft in a link. The decoder is loaded on demand, because few readers follow such a link. */
async function openLink<Draft>(
  hash: string,
  loadFromJson: DraftFormat<Draft>['loadFromJson'],
): Promise<Draft> {
  const [{decodeFragment}, fromJson] = await Promise.all([
    import('./openLink'),
    loadFromJson(),
  ]).catch(() => {
    throw new Error('The link couldn’t be opened. Check your connection, then reload the page.');
  });
  return decodeFragment(hash, fromJson);
}

/** Opens the draft in the URL, if there is one. Returns an error message if it can't be opened. */
export default function useSharedDraft<Draft>(
  {loadFromJson}: DraftFormat<Draft>,
  onOpen: (draft: Draft) => void,
): string | undefined {
  const {hash} = useLocation();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!isDraftFragment(hash)) {
      return undefined;
    }
    let isCurrent = true;
    openLink(hash, loadFromJson).then(
      (draft) => {
        if (isCurrent) {
          setProblem(undefined);
          onOpen(draft);
        }
      },
      (error: Error) => isCurrent && setProblem(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [hash, loadFromJson, onOpen]);
  return problem;
}
