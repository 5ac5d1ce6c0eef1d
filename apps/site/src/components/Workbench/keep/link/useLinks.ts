import {useEffect, useState} from 'react';
import type {Draft} from '../../state/draft';
import {encodeWorkbenchLink} from './encodeLink';

export interface Links {
  /** Undefined if the mapping is too large for a link. */
  readonly short: string | undefined;
  /** The link with the data, or undefined if it would be too long. */
  readonly full: string | undefined;
}

async function linksTo(draft: Draft, sampleName: string | undefined): Promise<Links> {
  const page = window.location.href.split('#')[0]!;
  const [short, full] = await Promise.all(
    [false, true].map(async (withData) => {
      const fragment = await encodeWorkbenchLink(draft, {withData, sampleName}).catch(
        // The browser can't read a file that was moved or deleted since.
        () => undefined,
      );
      return fragment === undefined ? undefined : page + fragment;
    }),
  );
  return {short, full};
}

/** Returns links to the current page that open the draft, once they are ready. */
export default function useLinks(draft: Draft, sampleName: string | undefined): Links | undefined {
  const [links, setLinks] = useState<Links>();
  useEffect(() => {
    let isCurrent = true;
    void linksTo(draft, sampleName).then((made) => isCurrent && setLinks(made));
    return () => {
      isCurrent = false;
    };
  }, [draft, sampleName]);
  return links;
}
