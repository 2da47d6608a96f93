import { expect, test } from 'vitest';
import { breaksLine, meantPath } from './odd-request.ts';

test.each([
  ['/', null],
  ['/produkte/holzkisten?lang=fr', null],
  ['/search?next=//evil.example', null],
  ['*', null],
  ['//evil.example/', '/evil.example/'],
  ['////evil.example/a?b=c', '/evil.example/a?b=c'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['http://evil.example/konto?lang=en', '/konto?lang=en'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example//other.example/', '/other.example/'],
])('%s means %s', (url, path) => {
  expect(meantPath(url)).toBe(path);
});

test.each([
  ['/%0d%0aSet-Cookie:x', true],
  ['/produkte/%0A', true],
  ['/produkte/%e2%80%A8', true],
  ['/suche?q=a%0ab', false],
  ['/suche?q=a#%0a', false],
  ['/produkte/holzkisten', false],
  ['/api/media/%0a', false],
])('%s breaks the line: %s', (url, breaks) => {
  expect(breaksLine(url)).toBe(breaks);
});
