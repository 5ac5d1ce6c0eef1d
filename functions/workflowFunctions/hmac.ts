/** Signatures over bytes, with WebCrypto: the same in Node and in the browser. */

export async function hmacSha256(key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const imported = await crypto.subtle.importKey('raw', Uint8Array.from(key), algorithm, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, Uint8Array.from(message)));
}

/** Looks at every byte, so that the time it takes doesn't tell where two signatures differ. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a[index]! ^ (b[index] ?? 0);
  }
  return difference === 0;
}
