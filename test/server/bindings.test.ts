import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

describe('the wire', () => {
  it.each(Object.entries(calls))('answers %s', (_name, { method, path }) => {
    // The router accepts every path with and without a trailing slash.
    expect(
      shop.app.hasRoute({
        method,
        url: `/api${path
          .replace(/\/$/, '')
          .replaceAll(/\{\w+\*\}/g, '*')
          .replaceAll(/\{(\w+)\}/g, ':$1')}`,
      }),
    ).toBe(true);
  });

  it('describes every call in its OpenAPI document', async () => {
    const document = (await shop.app.inject('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const named = Object.values(document.paths).flatMap((path) => Object.values(path).map((operation) => operation.operationId));
    expect(named.sort()).toEqual(Object.keys(calls).sort());
  });

  it('names no path twice and none with a slash at its end', async () => {
    const { paths: described } = (await shop.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const paths = Object.keys(described);
    const shareMethod = (one: string, other: string): boolean => Object.keys(described[one]!).some((method) => method in described[other]!);
    expect(paths.filter((path) => path.endsWith('/'))).toEqual([]);
    const isParam = (part: string | undefined): boolean => part?.startsWith('{') === true;
    const alike = (one: string, other: string): boolean => {
      const [parts, others] = [one.split('/'), other.split('/')];
      return (
        parts.length === others.length && parts.every((part, index) => part === others[index] || isParam(part) || isParam(others[index]))
      );
    };
    /** Fixed wherever the other one is, and in more places: the router prefers it. */
    const moreFixed = (one: string, other: string): boolean => {
      const others = other.split('/');
      const parts = one.split('/');
      return (
        parts.every((part, index) => !isParam(part) || isParam(others[index])) &&
        parts.some((part, index) => !isParam(part) && isParam(others[index]))
      );
    };
    // A fixed path beside a parameter is unambiguous; two that each have a parameter where the other is fixed are not.
    const ambiguous = paths.flatMap((one, index) =>
      paths
        .slice(index + 1)
        .filter((other) => alike(one, other) && shareMethod(one, other) && !moreFixed(one, other) && !moreFixed(other, one))
        .map((other) => [one, other]),
    );
    expect(ambiguous).toEqual([]);
  });

  it('answers a method that no page has with a plain page under a strict policy', async () => {
    const answer = await shop.app.inject({ method: 'PUT', url: '/produkte' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).not.toContain('/produkte');
  });

  it.each(['/products/%zz', '/products/%ff'])('answers the unreadable address %s with a plain page under a strict policy', async (url) => {
    const answer = await shop.app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('says when it is alive and ready', async () => {
    expect((await shop.app.inject('/healthz')).json()).toEqual({ alive: true });
    expect((await shop.app.inject('/readyz')).json()).toEqual({ ready: true });
  });
});

describe('bad input', () => {
  const ask = async (payload: string, contentType = 'application/json') =>
    shop.app.inject({ method: 'POST', url: '/api/configurator/evaluate', payload, headers: { 'content-type': contentType } });

  it('answers an unknown call with 404 in the error format', async () => {
    const answer = await shop.app.inject('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ errors: [{ message: 'notFound', params: {} }] });
  });

  it.each([
    ['broken JSON', '{"modelId":', 400],
    ['a number for a text', '{"modelId":1,"values":{}}', 400],
    ['prototype pollution', '{"modelId":"holzkiste","values":{},"__proto__":{"x":1}}', 400],
    ['200 levels deep', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`, 400],
  ])('refuses %s', async (_name, payload, status) => {
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ errors: { message: string }[] }>().errors[0]?.message).toMatch(/^(malformedRequest|validation\.)/);
  });

  it('refuses a body of more than a megabyte', async () => {
    expect((await ask(JSON.stringify({ modelId: 'x'.repeat(1_100_000) }))).statusCode).toBe(413);
  });

  it('refuses what is not JSON', async () => {
    expect((await ask('modelId=holzkiste', 'text/plain')).statusCode).toBe(400);
    expect((await ask('<x/>', 'application/xml')).statusCode).toBe(415);
  });

  it('names the field that is wrong', async () => {
    const answer = await ask(JSON.stringify({ modelId: 'holzkiste', values: { length: { deep: 1 } } }));
    expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe('body.values.length');
  });
});
