/** Binds a declared call to the function that answers it. Routes files export lists of these and hold no rule. */
import type { Readable } from 'node:stream';
import type { Actor } from '#domain/access/permission.ts';
import type { Language } from '#domain/language/language.ts';
import type { AnyEndpoint, OutputOf, ParsedOf } from '#contract/endpoint.ts';
import type { EncodedBytes } from '#server/cache/encoded-bytes.ts';

/** Facts about the request that a handler may need beside its input. */
export interface RequestFacts {
  actor: Actor;
  language: Language;
  /** null: nobody chose one for the shop, which is German then. */
  chosenLanguage: Language | null;
  /** One caller as limits count: an IPv4 address or the /64 of an IPv6 address. */
  ip: string;
  /** Token of a device that has logged in before. */
  device: string | null;
  /** The browser's User-Agent; empty: none sent. */
  agent: string;
  requestId: string;
  idempotencyKey: string | null;
  /** For a call that declares `rawBody`: the bytes as received, their type and their signature. */
  rawBody?: { bytes: Buffer; contentType: string; signature: string | null };
  /** For a call that declares `streams`: the body with files, not read yet. */
  upload?: Upload;
  /** A partner's key as received, not checked yet. */
  apiKey?: string;
  /** Picture formats that the caller accepts. */
  accept?: string;
}

export interface Upload {
  stream: Readable;
  contentType: string;
}

/** What a handler may set on the answer: cookies and how long it may be cached. */
export interface AnswerFacts {
  /** Token to keep as the session cookie; null clears it. */
  sessionToken?: string | null;
  /** Token to be kept by the device that has just logged in. */
  device?: string;
  /** Cache-Control, default `no-store`. */
  cacheControl?: string;
  /** Headers by which the answer varies, default those of the session. */
  vary?: string;
}

/** A file answer: bytes with their type. */
export class FileAnswer {
  readonly body: Buffer | string;
  readonly contentType: string;
  readonly etag: string | null;
  readonly fileName: string | null;
  /** Of an answer that is kept: its compressed forms; null: they are made for each request. */
  readonly encoded: EncodedBytes | null;
  constructor(body: Buffer | string, contentType: string, options: { etag?: string; fileName?: string; encoded?: EncodedBytes } = {}) {
    this.body = body;
    this.contentType = contentType;
    this.etag = options.etag ?? null;
    this.fileName = options.fileName ?? null;
    this.encoded = options.encoded ?? null;
  }
}

/** A file that is opened only when it is sent, so not for a caller who has it already. */
export class OpenedAnswer extends FileAnswer {
  readonly open: () => Promise<Buffer | Readable>;
  constructor(open: () => Promise<Buffer | Readable>, contentType: string, options: { etag?: string; fileName?: string } = {}) {
    super('', contentType, options);
    this.open = open;
  }
}

/** An answer that is JSON already: sent unchanged over the wire, parsed for callers in this process. */
export class WrittenAnswer {
  /** A text, or one piece of it after the other as they are stored. */
  readonly json: string | readonly Buffer[];
  constructor(json: WrittenAnswer['json']) {
    this.json = json;
  }

  read(): unknown {
    return JSON.parse(typeof this.json === 'string' ? this.json : Buffer.concat(this.json).toString('utf8'));
  }
}

export interface Binding {
  endpoint: AnyEndpoint;
  handle: (input: { params?: unknown; query?: unknown; body?: unknown }, facts: RequestFacts, answer: AnswerFacts) => Promise<unknown>;
}

type Answered<E extends AnyEndpoint> = OutputOf<E> | FileAnswer | WrittenAnswer;

/** `bind(readOrder, async ({ params }, { actor }) => …)`: a wrong answer shape does not compile. */
export function bind<E extends AnyEndpoint>(
  endpoint: E,
  handle: (input: ParsedOf<E>, facts: RequestFacts, answer: AnswerFacts) => Promise<Answered<E>> | Answered<E>,
): Binding {
  // The input was parsed with this endpoint's own schemas by `perform`, so it has the declared shape.
  return { endpoint, handle: async (input, facts, answer) => handle(input as ParsedOf<E>, facts, answer) };
}
