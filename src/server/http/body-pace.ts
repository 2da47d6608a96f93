/**
 * Ends requests whose body comes too slowly. An ordinary body has half a minute; a file has as long as it needs while it comes no slower than over a
 * poor line, so that a large one can be sent from anywhere and nobody keeps a connection open with a byte now and then.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerUnreadable } from './unreadable-request.ts';

const spanMs = 30_000;
/** Of a file in each span: 16 kB a second. */
const leastBytes = 480_000;
const everyMs = 5000;

const files = new WeakSet<IncomingMessage>();

/** This request may bring a file. To be called once its sender is known to be allowed to. */
export function expectFile(request: IncomingMessage): void {
  files.add(request);
}

interface Span {
  response: ServerResponse;
  sinceMs: number;
  /** Read from the connection when the span began. */
  bytesBefore: number;
}

/** Returns what looks at all of them; it is also called by itself every few seconds. */
export function watchBodies(server: Server, now: () => number): () => void {
  const coming = new Map<IncomingMessage, Span>();

  const look = (): void => {
    for (const [request, span] of coming) {
      const { socket } = request;
      if (request.complete || socket.destroyed) coming.delete(request);
      else if (now() - span.sinceMs >= spanMs) {
        if (files.has(request) && socket.bytesRead - span.bytesBefore >= leastBytes)
          coming.set(request, { ...span, sinceMs: now(), bytesBefore: socket.bytesRead });
        else end(request, span.response);
      }
    }
  };

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    coming.set(request, { response, sinceMs: now(), bytesBefore: request.socket.bytesRead });
    // An early answer leaves the rest of the body on its way.
    request.once('close', () => {
      if (request.complete) coming.delete(request);
    });
  });
  const timer = setInterval(look, everyMs).unref();
  server.once('close', () => clearInterval(timer));
  return look;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

function end({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (headersSent) socket.destroy();
  else answerUnreadable(Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
