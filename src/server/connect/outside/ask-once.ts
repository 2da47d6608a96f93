/** One question over HTTP: ends in time, reads no more than agreed and only the kind of answer that was agreed, follows no redirect. */
import { Outage, outageOf } from './outage.ts';

export interface Question {
  url: URL;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  headers?: Readonly<Record<string, string>>;
  body?: string | FormData;
}

export interface Answer {
  status: number;
  contentType: string;
  bytes: Buffer;
}

export interface AnswerLimits {
  /** For all of it, from the first byte that is sent to the last that comes back. */
  timeoutMs: number;
  mostBytes: number;
  /** Which content types are read; absent: any. */
  kinds?: RegExp;
}

/** What came back before its body was read. */
export interface OpenedReply {
  status: number;
  contentType: string;
  body: AsyncIterable<Uint8Array> | null;
}

export type Send = (question: Question, signal: AbortSignal) => Promise<OpenedReply>;

/** Throws an Outage; answers of 4xx come back as they are. */
export async function askOnce(question: Question, limits: AnswerLimits, send: Send = sendByFetch): Promise<Answer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  // Not every step of a way can be broken off, a look-up of a name cannot.
  const late = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => late.reject(new Outage('tooSlow')), { once: true });
  try {
    return await Promise.race([ask(question, limits, { send, signal }), late.promise]);
  } catch (error) {
    throw outageOf(error);
  } finally {
    late.promise.catch(() => undefined);
  }
}

async function ask(
  question: Question,
  { mostBytes, kinds }: AnswerLimits,
  { send, signal }: { send: Send; signal: AbortSignal },
): Promise<Answer> {
  const { status, contentType, body } = await send(question, signal);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new Outage('tooLong');
    chunks.push(chunk);
  }
  if (status >= 500 || status === 429 || status === 408) throw new Outage(`status ${status}`);
  if (status < 400 && kinds !== undefined && !kinds.test(contentType)) throw new Outage('wrongKind');
  return { status, contentType, bytes: Buffer.concat(chunks) };
}

async function sendByFetch({ url, method = 'GET', headers, body }: Question, signal: AbortSignal): Promise<OpenedReply> {
  const answer = await fetch(url, { method, headers: { ...headers }, body: body ?? null, signal, redirect: 'error' });
  return { status: answer.status, contentType: answer.headers.get('content-type') ?? '', body: answer.body };
}
