import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerReader } from './answer-reader.ts';

const answers = Buffer.from(
  [
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nx: y\r\n\r\nhello',
    'HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\n\r\n\r\n\r\nb\r\nHTTP/1.1 50\r\n0\r\n\r\n',
    'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n',
    'HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\nno',
  ].join(''),
);

const wanted = [
  [200, 5],
  [304, 0],
  [200, 15],
  [503, 0],
  [404, 2],
];

test('answers are found wherever the connection cuts them', () => {
  assert(
    property(array(nat(answers.length)), (places) => {
      const found: [number, number][] = [];
      const reader = new AnswerReader((status, bytes) => found.push([status, bytes]));
      const cuts = [0, ...places.toSorted((a, b) => a - b), answers.length];
      for (const [index, cut] of cuts.slice(1).entries()) reader.feed(answers.subarray(cuts[index], cut));
      expect(found).toEqual(wanted);
    }),
  );
});
