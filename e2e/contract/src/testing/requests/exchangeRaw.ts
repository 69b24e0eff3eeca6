import { connect } from 'node:net';

/** Head of a response as it arrived. */
export interface RawHead {
  readonly status: number;
  /** Values by lower-case name; a header that occurs twice has two values. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
}

function parseHead(text: string): RawHead {
  const [statusLine = '', ...lines] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of lines) {
    const at = line.indexOf(':');
    (headers[line.slice(0, at).toLowerCase()] ??= []).push(line.slice(at + 1).trim());
  }
  return { status: Number(statusLine.split(' ')[1]), headers };
}

/** Sends bytes that need not be HTTP, and returns the head of the response once it has arrived. */
export function exchangeRaw(url: string, bytes: string): Promise<RawHead> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    let received = '';
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => {
      received += String(chunk);
      if (received.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parseHead(received)));
    socket.write(bytes);
  });
}
