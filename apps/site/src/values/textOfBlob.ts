/** Decodes UTF-8. Unlike Blob.text(), keeps a byte order mark, which is part of a result. */
export async function textOfBlob(blob: Blob): Promise<string> {
  return new TextDecoder('utf-8', {ignoreBOM: true}).decode(await blob.arrayBuffer());
}
