/** Matches the names of workflow functions. Only the JSON category has both mapping and workflow functions. */
const workflowFunction =
  /^(?:AI|CRM|Google|Guard|HTTPClient|HTTPServer|Hooks|Parser|Retail|Scheduler|Slack|Store|JSON\.(?:RunMapping|SplitItems|ValidateSchema)$)/;

/** 'Text.Upper' → '/platformRef/mappingFunctions/Text/Upper' */
export function functionPath(name: string): string {
  const kind = workflowFunction.test(name) ? 'workflowFunctions' : 'mappingFunctions';
  return `/platformRef/${kind}/${name.replaceAll('.', '/')}`;
}
