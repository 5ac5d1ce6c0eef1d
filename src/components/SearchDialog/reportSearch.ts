import {REPORTED_QUERY_MAX_LENGTH} from '../../universal/constants';
import {report} from '../../report';

/** Tells the analytics how a search ended: its final query, cut to a length, and never what was typed on the way. */
export function reportSearch(
  outcome: 'search_result' | 'search_no_results',
  query: string,
  page?: string,
): void {
  report(outcome, {
    query: query.trim().slice(0, REPORTED_QUERY_MAX_LENGTH),
    ...(page !== undefined && {page}),
  });
}
