/** The note on digits for Number.Format and Number.FormatCurrency. */
export const digitsNote =
  'Persian (`"fa"`) and Arabic in most regions, such as `"ar-EG"`, are written with their own digits, as in CLDR. `"ar"`, `"ar-AE"`, `"ar-DZ"`, `"ar-LY"`, `"ar-MA"` and `"ar-TN"` use the digits 0 to 9. To use 0 to 9 in all of them, add `-u-nu-latn` to the tag: `"fa-u-nu-latn"`.';
