import {useEffect, useMemo, useState} from 'react';
import {onPageShown} from '../../../../clientModules/pageShown';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import type {ExpectedOutcome} from '../../../../workbenchRequests';
import {outcomesOnPage} from '../../shownBlocks';
import {compareWithExpected} from './expected';

/**
 * Returns what the page documents: the result on the page that equals the outcome or, if there is none, the one that
 * the draft was opened with. This way, readers who type along with a guide see that each step is done.
 */
export default function useExpected(
  outcome: WorkbenchOutcome | undefined,
  opened: ExpectedOutcome | undefined,
): ExpectedOutcome | undefined {
  const [shownCount, setShownCount] = useState(0);
  useEffect(() => onPageShown(() => setShownCount((count) => count + 1)), []);
  return useMemo(() => {
    void shownCount;
    return outcome
      ? (outcomesOnPage().find((shown) => compareWithExpected(outcome, shown).isSame) ?? opened)
      : opened;
  }, [outcome, opened, shownCount]);
}
