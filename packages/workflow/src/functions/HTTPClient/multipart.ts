/** Builds multipart form bodies that contain a file (RFC 7578), as browsers do. */
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {joinBytes, toHex, type Bytes} from '@documentation/base/internal/encodings/bytes';
import {sha256} from '@documentation/base/internal/digests/digests';

export interface FilePart {
  readonly field: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Bytes;
}

/** Escapes quotation marks and line breaks in a name, as the HTML standard requires. */
function quoted(name: string): string {
  const escaped = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `"${escaped}"`;
}

/** Derives the boundary from a content hash, so it's the same for every attempt and won't occur in the content. */
async function boundaryOf(content: Bytes): Promise<string> {
  return `form-${toHex(await sha256(content)).slice(0, 32)}`;
}

/** Builds the body, with the fields in order and then the file. */
export async function multipartBody(
  fields: Readonly<Record<string, string>>,
  {field, fileName, contentType, bytes}: FilePart,
): Promise<{contentType: string; body: Bytes}> {
  const boundary = await boundaryOf(joinBytes([utf8(JSON.stringify([fields, fileName])), bytes]));
  const fieldParts = Object.entries(fields).map(([name, value]) =>
    utf8(
      `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}\r\n\r\n${value}\r\n`,
    ),
  );
  const body = joinBytes([
    ...fieldParts,
    utf8(
      `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(field)}; filename=${quoted(fileName)}\r\nContent-Type: ${contentType}\r\n\r\n`,
    ),
    bytes,
    utf8(`\r\n--${boundary}--\r\n`),
  ]);
  return {contentType: `multipart/form-data; boundary=${boundary}`, body};
}
