/**
 * Answers unreadable requests (an address or headers over 16 kB, broken bytes, too slow): there is no request and no reply yet,
 * only the connection.
 */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainErrorHeaders, plainErrorPage } from './plain-error-page.ts';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

export function answerUnreadable(error: NodeJS.ErrnoException, connection: Duplex): void {
  if (error.code === 'ECONNRESET' || connection.destroyed) return;
  if (!connection.writable) {
    connection.destroy(error);
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const page = plainErrorPage(status);
  const headers = {
    ...plainErrorHeaders,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-length': Buffer.byteLength(page),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${page}`);
  connection.destroy(error);
}
