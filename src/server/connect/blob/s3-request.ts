/** Signed requests to an S3-compatible store; bodies stream both ways, so the time limit applies to silence, not to the whole request. */
import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import { openService } from '#server/connect/outside/open-service.ts';
import type { Warn } from '#server/connect/outside/open-service.ts';
import { Outage } from '#server/connect/outside/outage.ts';

export interface S3Address {
  /** Address of the service, `https://s3.example`. */
  endpoint: string;
  bucket: string;
  /** Folder inside the bucket, '' or `a/b`. */
  prefix: string;
  region: string;
  keyId: string;
  keySecret: string;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Path below the bucket, encoded, or '' for the bucket itself. */
  key: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: { stream: Readable; size: number; sha256: string };
}

const silenceMs = 30_000;
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export type AskS3 = (request: S3Request) => Promise<IncomingMessage>;

const manners = { name: 'store of files', furtherTries: 1, waitMs: 200, failuresBeforePause: 6, pauseMs: 10_000 };

/** Like any outside service, except that a request with a body is sent once: its sender may abort it, and that is no failure of the store. */
export function openS3(address: S3Address, { now, warn }: { now: () => number; warn?: Warn | undefined }): AskS3 {
  const askService = openService({ ...manners, now, warn });
  return async (request) =>
    request.body !== undefined
      ? askS3(address, request)
      : askService(request.method, true, async () => {
          const answer = await askS3(address, request);
          if ((answer.statusCode ?? 0) < 500) return answer;
          throw new Outage(`status ${answer.statusCode ?? 0}`, { cause: await unexpected(answer) });
        });
}

async function askS3(address: S3Address, { method, key, query = {}, headers = {}, body }: S3Request): Promise<IncomingMessage> {
  const url = new URL(`${address.endpoint.replace(/\/$/, '')}/${address.bucket}${key === '' ? '' : `/${key}`}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? emptyHash },
    accessKeyId: address.keyId,
    secretAccessKey: address.keySecret,
    region: address.region,
    service: 's3',
  }).sign();
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const request = send(signed.url, {
    method,
    headers: { ...Object.fromEntries(signed.headers), ...(method === 'PUT' ? { 'content-length': body?.size ?? 0 } : {}) },
    timeout: silenceMs,
  });
  request.on('timeout', () => request.destroy(new Outage('tooSlow')));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  // A store that refuses early closes the connection: its answer counts, not the broken pipe.
  if (body === undefined) request.end();
  else void pipeline(body.stream, request).catch((error: Error) => request.destroy(error));
  return answered;
}

/** For unexpected answers; the body is read so that the connection is released. */
export async function unexpected(answer: IncomingMessage): Promise<Error> {
  const body = await text(answer);
  return new Error(`the store of files answered ${answer.statusCode}: ${/<Code>([\w.]{1,80})<\/Code>/.exec(body)?.[1] ?? ''}`);
}
