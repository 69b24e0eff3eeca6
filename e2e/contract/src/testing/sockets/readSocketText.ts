import type { RawData } from 'ws';

/** Decodes a text message of a WebSocket. With the default `binaryType` its data is one buffer. */
export function readSocketText(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString('utf8');
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString('utf8');
}
