/**
 * The shape of one call of the wire: method, path, who may call it, what goes in and what comes out, declared once.
 * The server's routes, the typed clients of the pages and the OpenAPI document all derive from it.
 */
import type { z } from 'zod';
import type { OfficeAbility } from '#domain/access/permission.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: everyone, anyone with a session (guest sessions included), or staff with at least one of the abilities. */
export type Access = 'public' | 'session' | { staff: readonly OfficeAbility[] };

export function staff(...abilities: [OfficeAbility, ...OfficeAbility[]]): Access {
  return { staff: abilities };
}

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method;
  /**
   * Path below `/api`, parameters in braces: `/order/{id}/state`; a last one with a star, `/media/{folder}/{name*}`,
   * matches everything after it, slashes included.
   */
  path: string;
  /** One line for the OpenAPI document. */
  summary: string;
  /** Group in the OpenAPI document. */
  tag: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Schema of the JSON answer, or the media types of a file answer. */
  response: Response | { file: readonly string[] };
  /** Keys of the errors it may return besides those of every call (validation, 401, 403, 429, 5xx). */
  errors?: readonly string[];
  /** Calls per minute and IP address; absent: the general limit. */
  callsPerMinute?: number;
  /** True: answers MessagePack unless `Accept` asks for JSON. */
  binary?: true;
  /** True: the `Idempotency-Key` header makes the call idempotent. */
  idempotent?: true;
  /** True: the handler gets the raw bytes of the body: to check a signature over them, or because they are a file. */
  rawBody?: true;
  /** Maximum size of a file body (`multipart/form-data`) in bytes; callers without permission are refused before it is read. */
  largestUpload?: number;
  /** True: the handler reads that body itself as it arrives, file by file. */
  streams?: true;
}

/** Keeps the literal types of a declaration. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  declaration: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return declaration;
}

type Given<Key extends string, Schema, Side extends 'in' | 'out'> = unknown extends Schema
  ? unknown
  : Schema extends z.ZodType
    ? z.ZodType extends Schema
      ? unknown
      : { [K in Key]: Side extends 'in' ? z.input<Schema> : z.output<Schema> }
    : unknown;

/** What a client passes: `{params, query, body}`, only the declared ones. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Given<'params', P, 'in'> & Given<'query', Q, 'in'> & Given<'body', B, 'in'> : never;

/** What a handler receives after the checks. */
export type ParsedOf<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Given<'params', P, 'out'> & Given<'query', Q, 'out'> & Given<'body', B, 'out'> : never;

export type OutputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

// oxlint-disable-next-line typescript/no-explicit-any -- the only place that holds calls of all shapes
export type AnyEndpoint = Endpoint<any, any, any, any>;

export interface CallOptions {
  idempotencyKey?: string;
  /** Bearer token to use instead of the session's own, e.g. a guest's. */
  token?: string;
  signal?: AbortSignal;
}

/** One call, typed by its declaration; rejects with a `CallFailure`. */
export type Call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

/** The path with its parameters filled in, `/api` included; slashes inside a value are kept encoded. */
export function pathOf(declaration: AnyEndpoint, params: Readonly<Record<string, unknown>> = {}): string {
  const filled = declaration.path.replaceAll(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) => {
    const value = encodeURIComponent(String(params[name]));
    return rest === '' ? value : value.replaceAll('%2F', '/');
  });
  return `/api${filled}`;
}
