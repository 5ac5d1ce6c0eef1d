export const loadExampleSearch = () => import('./exampleSearch');

/** Loads the search by example and its worker, before a reader needs them. A failure is reported by the search itself. */
export function warmUp(): void {
  loadExampleSearch().then(
    ({warmUpExamples}) => warmUpExamples(),
    () => {},
  );
}
