/** The units of elapsed time. A day is always 24 hours, even when the clocks change. */
export const secondsPerUnit = {seconds: 1, minutes: 60, hours: 3600, days: 86_400} as const;

export const unitField = {
  type: 'string',
  enum: ['seconds', 'minutes', 'hours', 'days'],
  default: 'minutes',
} as const;
