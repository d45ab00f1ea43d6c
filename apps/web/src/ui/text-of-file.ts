import { encodingOf } from '@stammtisch/rules';

/** The text of a file: UTF-8, or UTF-16 where its byte order mark says so. Rejects if the file cannot be read. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
