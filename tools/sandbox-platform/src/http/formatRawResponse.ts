import { STATUS_CODES } from 'node:http';
import { securityHeaders } from './securityHeaders.ts';

/** Formats a response without a body, for a socket that has no HTTP reply. The connection has to be closed after it. */
export function formatRawResponse(status: number): string {
  const headers = { ...securityHeaders, connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
}
