import type { Duplex } from 'node:stream';
import { formatRawResponse } from './formatRawResponse.ts';

const BAD_REQUEST = 400;
const statusByCode: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Refuses a request that could not be parsed or did not arrive in time; listener of the server's `clientError`. */
export function handleClientError(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code !== 'ECONNRESET' && socket.writable)
    socket.write(formatRawResponse(statusByCode[error.code ?? ''] ?? BAD_REQUEST));
  socket.destroy();
}
