/**
 * A whole page ready to be sent: its bytes, compressed once for all requests, the hashes of its scripts, and the ETag by which a browser
 * recognises it.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBytes } from '#server/cache/encoded-bytes.ts';
import { encodedBytes, encodedShare } from '#server/cache/encoded-bytes.ts';
import { nameScripts } from './inline-scripts.ts';
import { encodingFor, isKnown } from './negotiation.ts';
import { shortMarkup } from './short-markup.ts';

export interface DrawnPage {
  status: number;
  headers: [name: string, value: string][];
  etag: string;
  scriptSources: readonly string[];
  /** Approximate bytes in memory. */
  weight: number;
  bytes: EncodedBytes;
}

/** Only pages that would be heavier than a page may be: shortening takes half a millisecond. */
const heavyLength = 57_500;

export function drawnPage(answer: Response, text: string, nonce: string): DrawnPage {
  const { html, sources } = nameScripts(text.length > heavyLength ? shortMarkup(text) : text, nonce);
  const plain = Buffer.from(html);
  return {
    status: answer.status,
    headers: [...answer.headers.entries()],
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    scriptSources: sources,
    weight: Math.ceil(plain.length * (1 + encodedShare)) + 1000,
    bytes: encodedBytes(plain),
  };
}

/** 304 without a body if the browser has exactly these bytes; a page for a single visitor has no ETag. */
export async function sendDrawnPage(request: FastifyRequest, reply: FastifyReply, page: DrawnPage): Promise<FastifyReply> {
  for (const [name, value] of page.headers) void reply.header(name, value);
  const isStored = request.method === 'GET' && page.status === 200 && reply.getHeader('cache-control') !== 'no-store';
  if (isStored) void reply.header('etag', page.etag);
  if (isStored && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await page.bytes(encoding));
}
