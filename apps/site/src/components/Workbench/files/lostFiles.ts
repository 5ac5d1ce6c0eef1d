import {joinWords} from '@documentation/base/internal/values/joinWords';
import type {Draft, LostFile} from '../state/draft';

/** Says which files are gone, and what to do. */
export function lostText(lost: readonly LostFile[]): string {
  const names = joinWords(
    lost.map(({name}) => name),
    'and',
  );
  return lost.length === 1
    ? `${names} is no longer here. Choose it again.`
    : `${names} are no longer here. Choose them again.`;
}

/** Removes lost files from a draft: those with these names, or all of them. */
export function withoutLost({lost = [], ...draft}: Draft, names?: readonly string[]): Draft {
  const rest = lost.filter(({name}) => names && !names.includes(name));
  return rest.length > 0
    ? {...draft, lost: rest}
    : {...draft, selected: draft.selected ?? draft.files[0]?.name};
}
