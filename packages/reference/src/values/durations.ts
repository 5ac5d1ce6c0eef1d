const units = [
  ['day', 86_400],
  ['h', 3600],
  ['min', 60],
] as const;

/** 0.4 → '0.4 s', 70 → '1 min 10 s', 172800.3 → '2 days 0.3 s' */
export function formatDuration(seconds: number): string {
  let left = seconds;
  const parts: string[] = [];
  for (const [name, size] of units) {
    const count = Math.floor(left / size);
    if (count > 0) {
      parts.push(`${count}\u00A0${name === 'day' && count > 1 ? 'days' : name}`);
      left -= count * size;
    }
  }
  const rest = Number(left.toFixed(1));
  return [...parts, ...(rest > 0 || parts.length === 0 ? [`${rest}\u00A0s`] : [])].join(' ');
}
