/** The tokens of tokens.ts for readers, printed on every page that has a format. */
export const tokenNotes = [
  'Date tokens: `yyyy` and `yy` are the year, `MMMM` and `MMM` the name of the month, `MM` and `M` its number, `dd` and `d` the day of the month, `EEEE` and `EEE` the name of the day.',
  'Time tokens: `HH` and `H` are the hour from 0 to 23, `hh` and `h` the hour from 1 to 12 with `a` for AM or PM, `mm` and `m` the minute, `ss` and `s` the second, `SSS` the milliseconds; one to nine `S` are as many digits of the fraction.',
  'Offset tokens: `XXX` is `+01:00`, `XX` is `+0100`, `X` is `+01`. An offset of zero is `Z`.',
  "Letters that stand for themselves go in single quotes: `yyyy-MM-dd'T'HH:mm`. Two single quotes are one. Other characters need no quotes.",
  'Names of months and days are known in English, German, French, Spanish, Italian, Dutch and Portuguese; a tag with a region, such as `"de-CH"`, counts as its language. AM and PM are the same in all languages.',
];
