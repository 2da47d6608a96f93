import { expect, test } from 'vitest';
import { meantPath } from './odd-request.ts';

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
