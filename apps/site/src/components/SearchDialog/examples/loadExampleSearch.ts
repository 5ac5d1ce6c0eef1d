export const loadExampleSearch = () => import('./exampleSearch');

/** Loads the worker before a reader needs it. A failure is reported by the search itself. */
export function warmUp(): void {
  loadExampleSearch().then(
    ({warmUpExamples}) => warmUpExamples(),
    () => {},
  );
}
