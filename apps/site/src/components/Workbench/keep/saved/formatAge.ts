const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '5 min ago', '3 h ago', '5 Mar 2024' */
export function formatAge(time: number, now = Date.now()): string {
  const age = now - time;
  if (age >= 0 && age < MINUTE) {
    return 'just now';
  }
  if (age >= 0 && age < HOUR) {
    return `${Math.floor(age / MINUTE)}\u00A0min ago`;
  }
  if (age >= 0 && age < DAY) {
    return `${Math.floor(age / HOUR)}\u00A0h ago`;
  }
  return new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
