import {report} from '../../report';

/** Reports the outcome and the final query of a search to analytics. Never reports intermediate input. */
export function reportSearch(
  outcome: 'search_result' | 'search_no_results',
  query: string,
  page?: string,
): void {
  report(outcome, {query: query.trim(), ...(page !== undefined && {page})});
}
