import React, {type ReactNode} from 'react';

const load = () => import('../../stored/resetStored');

async function download(): Promise<void> {
  const [{copyOfStored}, {saveFile}] = await Promise.all([load(), import('../../saveFile')]);
  saveFile(new Blob([copyOfStored()], {type: 'application/json'}), 'documentation-data.json');
}

async function reset(): Promise<void> {
  const {resetStored} = await load();
  resetStored();
  window.location.reload();
}

/** A failure, such as storage that can't be used, leaves the page as it is. */
function attempt(action: () => Promise<void>): void {
  action().catch((error: unknown) => console.warn(error));
}

/** Offers to remove what the browser has stored, in case it is what makes the page crash. */
export default function ResetStored(): ReactNode {
  return (
    <>
      <p>
        If the page crashes again, what this browser has stored for the site may be the cause.
        Resetting removes your drafts, saved mappings, files, history and settings from this
        browser.
      </p>
      <button
        type="button"
        className="button button--secondary margin-right--sm"
        onClick={() => attempt(download)}>
        Download a copy
      </button>
      <button type="button" className="button button--secondary" onClick={() => attempt(reset)}>
        Reset what is stored
      </button>
    </>
  );
}
