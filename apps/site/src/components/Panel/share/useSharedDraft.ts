import {useEffect, useRef, useState} from 'react';
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

/**
 * Opens the draft in the URL, unless the reader changes the current draft while the link is loading. Returns a
 * message if the link isn't opened.
 */
export default function useSharedDraft<Draft>(
  {loadFromJson}: DraftFormat<Draft>,
  draft: Draft,
  onOpen: (draft: Draft) => void,
): string | undefined {
  const {hash} = useLocation();
  const [problem, setProblem] = useState<string>();
  const draftRef = useRef(draft);
  useEffect(() => {
    draftRef.current = draft;
  }, [draft]);
  useEffect(() => {
    if (!isDraftFragment(hash)) {
      return undefined;
    }
    let isCurrent = true;
    const before = draftRef.current;
    openLink(hash, loadFromJson).then(
      (opened) => {
        if (!isCurrent) {
          return;
        }
        if (draftRef.current === before) {
          setProblem(undefined);
          onOpen(opened);
        } else {
          setProblem(
            'You made a change while the link was loading. To open the link instead, reload the page.',
          );
        }
      },
      (error: Error) => isCurrent && setProblem(`${error.message} The panel ignores the link.`),
    );
    return () => {
      isCurrent = false;
    };
  }, [hash, loadFromJson, onOpen]);
  return problem;
}
