/** One HTTP request: ends in time, reads no more bytes and no other content type than agreed, follows no redirect. */
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
  /** For the whole exchange, from the first byte sent to the last received. */
  timeoutMs: number;
  mostBytes: number;
  /** True: the status says all, and what stands below it is not waited for. */
  statusOnly?: boolean;
  /** Accepted content types; absent: any. */
  kinds?: RegExp;
  /** Ends the exchange early, as if its time were over. */
  signal?: AbortSignal;
}

/** Response before its body is read. */
interface OpenedReply {
  status: number;
  contentType: string;
  body: AsyncIterable<Uint8Array> | null;
  /** Ends the connection without reading the body. */
  leave: () => void;
}

export type Send = (question: Question, signal: AbortSignal) => Promise<OpenedReply>;

/** Throws an Outage; 4xx answers are returned as they are. */
export async function askOnce(question: Question, limits: AnswerLimits, send: Send = sendByFetch): Promise<Answer> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const signal = limits.signal === undefined ? timeout : AbortSignal.any([timeout, limits.signal]);
  // Not every step can be aborted: a DNS look-up cannot.
  const late = Promise.withResolvers<never>();
  const leave = (): void => late.reject(new Outage('tooSlow'));
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
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
  { mostBytes, statusOnly = false, kinds }: AnswerLimits,
  { send, signal }: { send: Send; signal: AbortSignal },
): Promise<Answer> {
  const { status, contentType, body, leave } = await send(question, signal);
  if (statusOnly) leave();
  const bytes = statusOnly ? Buffer.alloc(0) : await readWhole(body, mostBytes);
  if (status >= 500 || status === 429 || status === 408) throw new Outage(`status ${status}`);
  if (status < 400 && kinds !== undefined && !kinds.test(contentType)) throw new Outage('wrongKind');
  return { status, contentType, bytes };
}

async function readWhole(body: OpenedReply['body'], mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new Outage('tooLong');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function sendByFetch({ url, method = 'GET', headers, body }: Question, signal: AbortSignal): Promise<OpenedReply> {
  const answer = await fetch(url, { method, headers: { ...headers }, body: body ?? null, signal, redirect: 'error' });
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? '',
    body: answer.body,
    // What broke off meanwhile is left, too.
    leave: () => void answer.body?.cancel().catch(() => undefined),
  };
}
