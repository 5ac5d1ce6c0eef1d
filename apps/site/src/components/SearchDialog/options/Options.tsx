import React, {lazy, Suspense, type ReactNode} from 'react';
import ExampleHint from '../examples/ExampleHint';
import {loadExampleSearch} from '../examples/loadExampleSearch';
import SearchPages from '../examples/SearchPages';
import {LIST_ID} from '../ids';
import RecentPages from './RecentPages';
import RecentSearches from './RecentSearches';
import Result from './Result';
import NextSteps from './NextSteps';
import type {SearchState} from '../useSearch';
import type {SearchOptions} from '../useSearchOptions';

/** Its code has been loaded by the search that found the calls. */
const Calls = lazy(loadExampleSearch);

export interface Props {
  readonly search: SearchState;
  readonly options: SearchOptions;
}

/** The list below the field: results, calls, recent searches and pages, or search tips. */
export default function Options({search, options}: Props): ReactNode {
  const {results, recent, pages, activeIndex, activate, choose} = options;
  if (results.length + options.calls.length > 0) {
    return (
      <>
        {results.length > 0 && (
          <div role="listbox" id={LIST_ID} aria-label="Results">
            {results.map((result, index) => (
              <Result
                key={result.id}
                result={result}
                index={index}
                isActive={index === activeIndex}
                onActivate={() => activate(index)}
                onChoose={(inNewTab) => choose(result, inNewTab)}
              />
            ))}
          </div>
        )}
        {options.calls.length > 0 && (
          <Suspense>
            <Calls options={options} />
          </Suspense>
        )}
      </>
    );
  }
  if (search.isWaiting) {
    return null;
  }
  return (
    <>
      {search.answer?.found?.isDone && <SearchPages search={search} />}
      {recent.length > 0 && <RecentSearches search={search} options={options} />}
      {pages.length > 0 && <RecentPages options={options} />}
      {recent.length === 0 && <NextSteps />}
      <ExampleHint search={search} />
    </>
  );
}
