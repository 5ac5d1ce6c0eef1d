/** Returns the step that runs a saved mapping, as a workflow document contains it. */
export function workflowStep(mapping: string): string {
  return [
    '{',
    '  "id": "map",',
    '  "function": "JSON/RunMapping",',
    `  "configuration": {"mapping": ${JSON.stringify(mapping)}, "version": "latest"},`,
    '  "input": {"input": "$.request.body"}',
    '}',
  ].join('\n');
}
