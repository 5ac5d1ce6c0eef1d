const NO_BREAK_SPACE = '\u00A0';

/** 1000000 → '1,000,000' */
export function grouped(value: number): string {
  return value.toLocaleString('en');
}

/** 20000000 → '20 MB' */
export function sizeText(bytes: number): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1000, 'KB'];
  return `${grouped(value)}${NO_BREAK_SPACE}${unit}`;
}

const units = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** Uses the largest unit that fits exactly, except for 1 day and 1 minute: 900 → '15 minutes', 86400 → '24 hours' */
export function durationText(seconds: number): string {
  const [length, unit] = units.find(
    ([length]) => seconds % length === 0 && (seconds > length || length === 3600 || length === 1),
  )!;
  const count = seconds / length;
  return `${grouped(count)}${NO_BREAK_SPACE}${unit}${count === 1 ? '' : 's'}`;
}
