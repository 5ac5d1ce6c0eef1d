/** Describes the tokens of tokens.ts. Printed on every page that has a format. */
export const tokenNotes = [
  'Date tokens: `yyyy` or `yy` for the year, `MMMM` or `MMM` for the month name, `MM` or `M` for the month number, `dd` or `d` for the day of the month, and `EEEE` or `EEE` for the weekday.',
  'Time tokens: `HH` or `H` for the hour from 0 to 23, `hh` or `h` for the hour from 1 to 12 with `a` for AM or PM, `mm` or `m` for the minute, and `ss` or `s` for the second. Use one to nine `S` for that many digits of the fraction: `SSS` is milliseconds.',
  'Offset tokens: `XXX` is `+01:00`, `XX` is `+0100` and `X` is `+01`. A zero offset is `Z`.',
  "Put literal letters in single quotes, as in `yyyy-MM-dd'T'HH:mm`. To write a single quote, use two. Other characters need no quotes.",
  'Month and day names are available in English, German, French, Spanish, Italian, Dutch and Portuguese. A tag with a region, such as `"de-CH"`, uses the names of its language. AM and PM are the same in all languages.',
];
