import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roadDistanceM } from '#domain/shipping/distance.ts';
import { openRouting } from './road-distance.ts';

const sursee = { latitude: 47.1747, longitude: 8.1089 };
const zurich = { latitude: 47.3725, longitude: 8.5424 };

let server: Server;
let url = '';
let asked: string[] = [];
let answer = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

function routing(at: string | undefined, clock = { ms: 0 }) {
  const warnings: string[] = [];
  return { distance: openRouting({ url: at, now: () => clock.ms, warn: (text) => warnings.push(text) }), warnings, clock };
}

test('without a routing server the distance is reckoned', async () => {
  expect(await routing(undefined).distance(sursee, zurich)).toBe(roadDistanceM(sursee, zurich));
});

test('the road distance counts, longitude first, and is asked once', async () => {
  answer = JSON.stringify({ code: 'Ok', routes: [{ distance: 65_432.4 }] });
  const { distance } = routing(`${url}/`);
  expect(await distance(sursee, zurich)).toBe(65_432);
  expect(await distance(sursee, zurich)).toBe(65_432);
  expect(asked).toEqual(['/route/v1/driving/8.1089,47.1747;8.5424,47.3725?overview=false']);
});

test.each([
  '{"code":"NoRoute","routes":[]}',
  '<html>',
  '{"code":"Ok","routes":[{"distance":-5}]}',
  '{"code":"Ok","routes":[{"distance":1e99}]}',
  '',
])('the answer %j is not believed; the distance is reckoned and the server left alone for a minute', async (text) => {
  answer = text;
  const { distance, warnings, clock } = routing(url);
  expect(await distance(sursee, zurich)).toBe(roadDistanceM(sursee, zurich));
  await distance(sursee, zurich);
  expect([asked.length, warnings.length]).toEqual([1, 1]);
  clock.ms = 60_001;
  answer = JSON.stringify({ code: 'Ok', routes: [{ distance: 60_000 }] });
  expect(await distance(sursee, zurich)).toBe(60_000);
});

test('a server that is not there delays one question only', async () => {
  const { distance, warnings } = routing('http://127.0.0.1:1');
  expect(await distance(sursee, zurich)).toBe(roadDistanceM(sursee, zurich));
  expect(warnings).toHaveLength(1);
});
