import {report} from '../../report';

/** Tells the analytics how a search ended: its final query, and never what was typed on the way. */
export function reportSearch(
  outcome: 'search_result' | 'search_no_results',
  query: string,
  page?: string,
): void {
  report(outcome, {query: query.trim(), ...(page !== undefined && {page})});
}
