import {report} from '../../report';

/** Tells the analytics how a search ended: its final query, and never intermediate input. */
export function reportSearch(
  outcome: 'search_result' | 'search_no_results',
  query: string,
  page?: string,
): void {
  report(outcome, {query: query.trim(), ...(page !== undefined && {page})});
}
