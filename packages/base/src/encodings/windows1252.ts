/**
 * The characters for bytes 0x80 to 0x9F in windows-1252. We need our own table because TextDecoder in Node 20 reads
 * windows-1252 as ISO 8859-1, which lacks the euro sign and curly quotes.
 */
export const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
