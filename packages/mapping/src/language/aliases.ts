/** 'toUpper, all caps' → ['toUpper', 'all caps'] */
export function aliasesOf({aliases}: {readonly aliases: string}): readonly string[] {
  return aliases.split(', ');
}
