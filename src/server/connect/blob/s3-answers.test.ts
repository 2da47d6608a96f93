// Features that the server of the other test lacks: more than one page, and the header against overwriting.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { BlobExists } from './blobs.ts';
import { s3Blobs } from './s3-blobs.ts';
import { openS3 } from './s3-request.ts';

async function answering<T>(answer: (request: IncomingMessage, response: ServerResponse) => void, work: (endpoint: string) => Promise<T>) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
let clock = 0;
const storeAt = (endpoint: string) => {
  const address = { endpoint, bucket: 'shop', prefix: '', region: 'eu', keyId: 'id', keySecret: 'secret' };
  return s3Blobs(address, openS3(address, { now: () => clock }));
};

const page = (key: string, size: number, next: string | null): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>shop</Name>` +
  `<IsTruncated>${next !== null}</IsTruncated><Contents><Key>${key}</Key><LastModified>2026-11-01T08:00:00.000Z</LastModified>` +
  `<Size>${size}</Size><Owner><ID>1</ID></Owner></Contents>` +
  `${next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;

it('lists page after page', async () => {
  const asked: (string | null)[] = [];
  const entries = await answering(
    ({ url = '' }, response) => {
      const token = new URL(url, 'http://store').searchParams.get('continuation-token');
      asked.push(token);
      response.end(token === null ? page('a/K&amp;H &#252;.png', 12, '1/x+y==') : page('b.png', 3, null));
    },
    async (endpoint) => Array.fromAsync(storeAt(endpoint).list('')),
  );
  expect(entries).toEqual([
    { path: '/a/K&H ü.png', size: 12 },
    { path: '/b.png', size: 3 },
  ]);
  expect(asked).toEqual([null, '1/x+y==']);
});

it('puts under the condition that nothing is there', async () => {
  const conditions: unknown[] = [];
  const put = answering(
    ({ method, headers }, response) => {
      if (method === 'PUT') conditions.push(headers['if-none-match'], headers['content-length']);
      response.writeHead(method === 'PUT' ? 412 : 404).end();
    },
    async (endpoint) =>
      storeAt(endpoint).put('/a.png', { stream: () => Readable.from([Buffer.from('Holz')]), size: 4, sha256: 'a'.repeat(64) }),
  );
  await expect(put).rejects.toThrow(BlobExists);
  expect(conditions).toEqual(['*', '4']);
});

it('takes a copy that failed midway for what it is', async () => {
  const rename = answering(
    ({ method, url = '' }, response) => {
      if (method === 'PUT') response.end('<?xml version="1.0"?><Error><Code>InternalError</Code></Error>');
      else response.writeHead(url.includes('/a.png') ? 200 : 404).end();
    },
    async (endpoint) => storeAt(endpoint).rename('/a.png', '/b.png'),
  );
  await expect(rename).rejects.toThrow('the store of files answered');
});

it('asks once more where nothing was sent, and leaves a store alone for a while that keeps failing', async () => {
  let asked = 0;
  const states = [503, 200];
  const first = await answering(
    (_, response) => {
      response.writeHead(states[asked] ?? 500).end('Holz');
      asked += 1;
    },
    async (endpoint) => text((await storeAt(endpoint).get('/a.png'))!.stream),
  );
  expect([first, asked]).toEqual(['Holz', 2]);
  asked = 0;
  await answering(
    (_, response) => {
      asked += 1;
      response.writeHead(503).end('<Code>SlowDown</Code>');
    },
    async (endpoint) => {
      const store = storeAt(endpoint);
      for (let time = 0; time < 3; time += 1) await expect(store.get('/a.png')).rejects.toThrow('status 503');
      await expect(store.get('/a.png')).rejects.toThrow('not asked');
      expect(asked).toBe(6);
      clock += 10_000;
      await expect(store.get('/a.png')).rejects.toThrow('status 503');
    },
  );
});
