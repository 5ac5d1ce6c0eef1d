import {report} from '../../report';

/** Reports to analytics how a search ended: only its final query, never intermediate input. */
export function reportSearch(
  outcome: 'search_result' | 'search_no_results',
  query: string,
  page?: string,
): void {
  report(outcome, {query: query.trim(), ...(page !== undefined && {page})});
}
