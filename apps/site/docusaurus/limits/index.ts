import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {limitGroups, limitOf, limitText} from '@documentation/base/internal/limits/table/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';

const workflowNames = new Set(workflowFunctions.map(qualifiedName));

/** Links the functions that are named in code spans: '`Text.Split`' → '[`Text.Split`](/platformRef/…)' */
function withLinks(text: string): string {
  return text.replaceAll(/`([A-Z]\w*(?:\.[A-Z]\w*)+)`/g, (code, name: string) => {
    const kind = workflowNames.has(name) ? 'workflowFunctions' : 'mappingFunctions';
    return `[${code}](/platformRef/${kind}/${name.replaceAll('.', '/')})`;
  });
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function tableOf(name: string): string {
  const group = limitGroups[name];
  if (!group) {
    throw new Error(
      `There is no group of limits "${name}". Use one of these: ${Object.keys(limitGroups).join(', ')}.`,
    );
  }
  const rows = Object.values(group).map((limit) =>
    [capitalized(withLinks(limit.what)), limitText(limit), withLinks(limit.advice)].join(' | '),
  );
  return ['Applies to | Limit | If you need more', '--- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

/**
 * Replaces <Limit of="file" /> with the number and its unit, and <LimitTable of="files" /> with a table. This happens
 * in the source, so the number is also in everything that is made from the source, such as search.
 */
export function withLimits(source: string): string {
  return source
    .replaceAll(/<Limit of="([^"]*)" \/>/g, (_tag, key: string) => limitText(limitOf(key)))
    .replaceAll(/^<LimitTable of="([^"]*)" \/>$/gm, (_tag, group: string) => tableOf(group));
}
