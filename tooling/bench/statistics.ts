/** Returns the value below which the given share of values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
export const p95 = (values: readonly number[]) => quantile(values, 0.95);
export const p99 = (values: readonly number[]) => quantile(values, 0.99);
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
