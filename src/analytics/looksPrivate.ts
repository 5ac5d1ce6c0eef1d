// cspell:ignore opsu glpat AKIA
/** A token is long and switches between letters and digits at least twice. 'spring2024' switches only once. */
const TOKEN_MIN_LENGTH = 12;
const TOKEN_MIN_CHANGES = 2;

const patterns: readonly RegExp[] = [
  // An email address.
  /[^\s@]@[^\s@]|\w\s?@\s?[\w-]+\.\w/u,
  // A phone, account or card number. A date with separators has only eight digits, so it doesn't match.
  /\p{Nd}{8}|(?:\p{Nd}[\s()./-]{0,2}){9}/u,
  // UUIDs and keys with a well-known prefix.
  /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/i,
  /\b(?:[spr]k|gh[opsu]|glpat|xox[a-z])[_-]\w{6}|\b(?:AKIA|AIza|eyJ)\w{8}|-----BEGIN/,
  // Credentials: 'password=…', 'Bearer …'
  /(?:pass\w*|pwd|secret|token|key|authorization)\s?[=:]\s?\S|\bbearer\s\S/i,
];

const escapes = /(?:%[\da-f]{2})+/gi;
/** A URL inside another URL is escaped twice. Text with more levels of escaping than this counts as private. */
const MAX_ESCAPED = 3;

/** 'jane%2540example.com' → 'jane@example.com' */
function decode(text: string): string {
  let decoded = text;
  for (let times = 0; times < MAX_ESCAPED; times += 1) {
    decoded = decoded.replaceAll(escapes, (found) => {
      try {
        return decodeURIComponent(found);
      } catch {
        return found;
      }
    });
  }
  return decoded;
}

/** Whether a run of letters and digits looks like a token: 'tok5f2c9a7be1d0', but not 'newsletter2024' */
function isToken(run: string): boolean {
  const changes = run.match(/(?<=\p{L})\p{Nd}|(?<=\p{Nd})\p{L}/gu) ?? [];
  return run.length >= TOKEN_MIN_LENGTH && changes.length >= TOKEN_MIN_CHANGES;
}

/** Whether text may contain an email address, a key or token, or a long number. When in doubt, returns true. */
export function looksPrivate(text: string): boolean {
  const plain = decode(text).normalize('NFKC');
  return (
    plain.search(escapes) >= 0 ||
    patterns.some((pattern) => pattern.test(plain)) ||
    plain.split(/[^\p{L}\p{Nd}+/]+/u).some(isToken)
  );
}
