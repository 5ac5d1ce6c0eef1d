/** ['a', 0, 'b.c'] → 'a.0["b.c"]': a key that holds the separator or a bracket is quoted. */
export function writeFlatKey(steps: readonly (string | number)[], separator: string): string {
  return steps.reduce<string>((path, step, index) => {
    const text = String(step);
    const needsQuotes =
      typeof step === 'string' && (text === '' || text.includes(separator) || /[[\]"]/.test(text));
    if (needsQuotes) {
      return `${path}[${JSON.stringify(text)}]`;
    }
    return index === 0 ? text : `${path}${separator}${text}`;
  }, '');
}

/** 'a.0["b.c"]' → ['a', '0', 'b.c'] */
export function readFlatKey(key: string, separator: string): string[] {
  const steps: string[] = [];
  let rest = key;
  while (rest !== '') {
    const quoted = /^\[("(?:[^"\\]|\\.)*")\]/.exec(rest);
    if (quoted) {
      steps.push(JSON.parse(quoted[1]!) as string);
      rest = rest.slice(quoted[0].length);
    } else {
      const end = Math.min(
        ...[rest.indexOf(separator), rest.indexOf('["')].map((at) => (at < 0 ? rest.length : at)),
      );
      steps.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    if (rest.startsWith(separator)) {
      rest = rest.slice(separator.length);
      if (rest === '') {
        steps.push('');
      }
    }
  }
  return steps.length > 0 ? steps : [''];
}
