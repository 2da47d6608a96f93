import { expect, test } from 'vitest';
import { breaksLine, meantPath, namesHost } from './odd-request.ts';

test.each([
  ['/', null],
  ['/produkte/holzkisten?lang=fr', null],
  ['/search?next=//evil.example', null],
  ['*', null],
  ['//produkte/', '/produkte/'],
  ['////produkte/a?b=c', '/produkte/a?b=c'],
  ['/\\produkte', '/produkte'],
  ['\\\\produkte', '/produkte'],
  ['http://evil.example/konto?lang=en', '/konto?lang=en'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example//other.example/', '/other.example/'],
])('%s means %s', (url, path) => {
  expect(meantPath(url)).toBe(path);
});

test.each([
  ['//evil.example/', true],
  ['////evil.example/a?b=c', true],
  ['/\\evil.example', true],
  ['\\\\evil.example', true],
  ['//localhost:80/', true],
  ['//name@host', true],
  ['//produkte/a.b', false],
  ['//produkte?next=a.b', false],
  ['/a.b', false],
])('%s names a host: %s', (url, names) => {
  expect(namesHost(url)).toBe(names);
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
