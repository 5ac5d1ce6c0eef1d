/** The note on pages whose functions can ignore case. */
export const caseNote =
  'With `ignoreCase`, text is compared by Unicode case folding, regardless of language: `ß` equals `SS` and `ẞ`, but the Turkish `ı` doesn’t equal `i`.';
