import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

/** What a start would complain about; empty: nothing. */
function problemsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return String(error);
  }
}

describe('defaults', () => {
  test('an empty environment is enough for a start without network', () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      trustProxy: ['loopback'],
      shop: 'verpackung',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('data'),
      files: { kind: 'folder', folder: resolve('data/files') },
      filesLimitBytes: 20_000_000_000,
      demo: true,
      demoHistory: true,
      rateLimits: true,
      remotePriceHosts: new Set(),
      remotePriceLoopback: false,
      webhookLoopback: false,
      logLevel: 'info',
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  test('the public address follows host and port, without a slash at the end', () => {
    expect(readConfig({ PORT: '8080', HOST: '0.0.0.0', DEMO: '0' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://kistenwerk.example/', DEMO: '0' }).publicUrl).toBe('https://kistenwerk.example');
  });
});

describe('values', () => {
  test.each([
    ['SHOP', 'moebel', { shop: 'moebel' }],
    [
      'TRUST_PROXY',
      'loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.7',
      { trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7'] },
    ],
    ['DEMO', '0', { demo: false }],
    ['NODE_ENV', 'production', { production: true }],
    ['DATABASE_URL', 'postgresql://shop:secret@db.example:5432/shop', { databaseUrl: 'postgresql://shop:secret@db.example:5432/shop' }],
    ['DATABASE_URL', 'postgresql:///shop?host=/var/run/postgresql', { databaseUrl: 'postgresql:///shop?host=/var/run/postgresql' }],
    ['FILES_URL', 'file:///srv/files%20here', { files: { kind: 'folder', folder: '/srv/files here' } }],
    ['SMTP_URL', 'smtps://user:secret@mail.example', { smtpUrl: 'smtps://user:secret@mail.example' }],
    ['OTHER_SHOP_URL', 'http://127.0.0.1:3001', { otherShopUrl: 'http://127.0.0.1:3001' }],
  ])('%s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  test('an outside service is on when all its settings are there', () => {
    const fedex = { FEDEX_URL: 'https://carrier.example', FEDEX_CLIENT_ID: 'id', FEDEX_CLIENT_SECRET: 'secret', FEDEX_ACCOUNT: '123' };
    const url = 'https://carrier.example';
    expect(readConfig(fedex).fedex).toEqual({ url, documentUrl: url, clientId: 'id', clientSecret: 'secret', account: '123' });
    expect(readConfig({ ...fedex, FEDEX_URL: 'https://apis.fedex.com' }).fedex?.documentUrl).toBe('https://documentapi.prod.fedex.com');
    expect(() => readConfig({ ...fedex, FEDEX_ACCOUNT: undefined })).toThrow('FEDEX_ACCOUNT: is needed together with FEDEX_URL');
  });
});

test.each(['FEDEX_URL', 'FEDEX_DOCUMENT_URL', 'PAYMENT_URL'])('%s is sent a secret: over TLS, or on this machine', (name) => {
  expect(() => readConfig({ [name]: 'http://service.example/api' })).toThrow(`${name}: must start with https: outside this machine`);
  for (const url of ['https://service.example/api', 'http://127.0.0.1:4000', 'http://localhost:4000'])
    expect(problemsOf({ [name]: url })).not.toContain('must start with https:');
});

test('files lie in a bucket when its address and key are there', () => {
  const store = {
    FILES_URL: 's3://bucket/shop/files/',
    FILES_ENDPOINT: 'https://s3.example',
    FILES_KEY_ID: 'id',
    FILES_KEY_SECRET: 'secret',
  };
  const address = {
    endpoint: 'https://s3.example',
    bucket: 'bucket',
    prefix: 'shop/files',
    region: 'us-east-1',
    keyId: 'id',
    keySecret: 'secret',
  };
  expect(readConfig(store).files).toEqual({ kind: 's3', address });
  expect(() => readConfig({ FILES_URL: 's3://bucket/shop' })).toThrow('FILES_ENDPOINT: is needed together with');
  expect(() => readConfig({ ...store, FILES_KEY_SECRET: undefined })).toThrow('FILES_KEY_SECRET: is needed together with');
});

describe('the demo, whose passwords are published', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '192.0.2.7' }, true],
    [{ PUBLIC_URL: 'https://shop.example' }, true],
    [{ PUBLIC_URL: 'http://shop.example' }, true],
    [{ HOST: '::1' }, false],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:8080' }, false],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, false],
  ])('with %j is refused unless on purpose: %j', (env, refused) => {
    const read = (more: object) => () => readConfig({ ...env, ...more });
    if (refused) expect(read({})).toThrow('DEMO: the demo has published passwords');
    else expect(read({})).not.toThrow();
    expect(read({ DEMO_PUBLIC: '1' })).not.toThrow();
    expect(read({ DEMO: '0' })).not.toThrow();
  });
});

describe('refusals', () => {
  test('an unknown shop', () => {
    expect(() => readConfig({ SHOP: 'garten' })).toThrow('Unknown shop from configuration');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['ADMIN_PASSWORD', 'Kistenwerk1'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'loopback,'],
    ['PORT', '80.5'],
    ['DEMO', 'yes'],
    ['DATABASE_URL', 'mysql://db.example/shop'],
    ['DATABASE_URL', 'not an address'],
    ['TOKEN_SECRET', 'short'],
    ['ADMIN_EMAIL', 'somebody'],
    ['LOG_LEVEL', 'loud'],
    ['PAYMENT_METHODS', '100'],
    ['PAYMENT_METHODS', '100:1234;103:1235'],
    ['PAYMENT_METHODS', '100:1234,106:1235'],
    ['PAYMENT_METHODS', '1:1234'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name}: `);
  });

  test.each([
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['PORT', 'eighty', 'must be a whole number from 0 to 65535'],
    ['SMTP_URL', 'mail.example', 'must be an address that starts with smtp: or smtps:'],
    ['PUBLIC_URL', 'shop.example', 'must be an address that starts with http: or https:'],
    ['DATABASE_URL', 'mysql://db.example/shop', 'must be an address that starts with postgres: or postgresql:'],
  ])('%s=%s: %s', (name, value, problem) => {
    expect(messageOf(() => readConfig({ [name]: value }))).toContain(`  ${name}: ${problem}`);
  });

  test('all problems come in one message, and no secret value with them', () => {
    const message = messageOf(() => readConfig({ SHOP: 'garten', PORT: '-1', TOKEN_SECRET: 'my-secret' }));
    expect(message.split('\n')).toHaveLength(4);
    expect(message).not.toContain('my-secret');
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  throw new Error('nothing was thrown');
}
