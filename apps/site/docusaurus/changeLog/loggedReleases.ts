import {changeLog} from '@documentation/reference/internal/changeLog/index';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import type {
  LoggedFunction,
  LoggedRelease,
} from '@documentation/reference/internal/pages/changeLog';

const unlisted = new Set(
  mappingFunctions
    .filter((definition) => definition.unlisted)
    .map(({category, name}) => `mappingFunctions/${category}/${name}`),
);

/** 'mappingFunctions/Text/Upper' → 'Text.Upper' and its page */
function logged(id: string): LoggedFunction {
  return {
    name: id.split('/').slice(1).join('.'),
    path: `/platformRef/${id}`,
  };
}

/** The releases with the functions that readers can find. */
export const loggedReleases: readonly LoggedRelease[] = changeLog.map(
  ({date, added, changed}, index) => {
    const isFirst = index === changeLog.length - 1;
    const listed = added.filter((id) => !unlisted.has(id));
    return {
      date,
      ...(isFirst && {first: listed.length}),
      added: isFirst ? [] : listed.map(logged),
      changed: Object.entries(changed)
        .filter(([id]) => !unlisted.has(id))
        .map(([id, what]) => ({...logged(id), what})),
    };
  },
);
