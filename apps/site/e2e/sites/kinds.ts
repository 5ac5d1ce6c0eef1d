/** One page of every kind, keyed by the name that a reader would use. */
export const KINDS = {
  'home page': '',
  'section index': 'guides/',
  guide: 'guides/mappings/overview',
  tutorial: 'guides/tutorials/mapping-xlsx-to-json',
  'mapping function': 'platformRef/mappingFunctions/Text/Upper',
  'workflow function': 'platformRef/workflowFunctions/Slack/PostMessage',
  'category index': 'platformRef/mappingFunctions/Text/',
  'API page': 'apiRef/blueprints/overview',
  'tag index': 'tags',
  'tag page': 'tags/access-key',
  'not-found page': 'no-such-page',
} as const;

export type Kind = keyof typeof KINDS;
