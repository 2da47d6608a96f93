// The only reader of the environment: every setting of the shop, typed, checked at the start, documented in .env.example.
// Each default works offline, without accounts or keys.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { passwordProblem } from '#domain/access/password.ts';
import { shopModes } from '#domain/calendar/shop-mode.ts';
import { isProviderMethod } from '#domain/order/payment-method.ts';
import type { FilePlace } from '#server/connect/blob/open-blobs.ts';

const optional = z.string().trim().min(1).optional();
const url = (...protocols: string[]): z.ZodOptional<z.ZodURL> =>
  z
    .url({
      protocol: new RegExp(`^(${protocols.join('|')})$`),
      error: `must be an address that starts with ${protocols.map((name) => `${name}:`).join(' or ')}`,
    })
    .optional();
const web = url('http', 'https');
const portRange = 'must be a whole number from 0 to 65535';

const isNetwork = (text: string): boolean => {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6];
  return more.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number<string>(portRange).int(portRange).min(0, portRange).max(65_535, portRange).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((network) => network.trim()))
    .refine((networks) => networks.every(isNetwork), 'must be networks with commas between them, e.g. loopback,10.0.0.0/8')
    .default(['loopback']),
  SHOP: z.enum(shopModes, 'Unknown shop from configuration').default('verpackung'),
  PUBLIC_URL: web,
  OTHER_SHOP_URL: web,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: url('postgres', 'postgresql'),
  FILES_URL: url('s3', 'file'),
  FILES_ENDPOINT: web,
  FILES_REGION: z.string().trim().min(1).default('us-east-1'),
  FILES_KEY_ID: optional,
  FILES_KEY_SECRET: optional,
  /** Limit for all files together, in gigabytes. */
  FILES_LIMIT_GB: z.coerce.number<string>('must be a number').positive().max(100_000).default(20),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(10, 'must have at least 10 characters')
    .refine((password) => passwordProblem(password, '') === null, 'must not be easy to guess')
    .optional(),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  /** 1: with half a year of orders and quotes of the demo's customers. */
  DEMO_HISTORY: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  DEMO_PUBLIC: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  RATE_LIMITS: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  SMTP_URL: url('smtp', 'smtps'),
  ROUTING_URL: web,
  ADDRESS_SEARCH_URL: web,
  REMOTE_PRICE_HOSTS: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/, 'must be host names with commas between them')
    .optional(),
  WEBHOOK_LOOPBACK: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  REMOTE_PRICE_LOOPBACK: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  FEDEX_URL: web,
  FEDEX_DOCUMENT_URL: web,
  FEDEX_CLIENT_ID: optional,
  FEDEX_CLIENT_SECRET: optional,
  FEDEX_ACCOUNT: optional,
  PAYMENT_URL: web,
  PAYMENT_SPACE_ID: optional,
  PAYMENT_USER_ID: optional,
  PAYMENT_KEY: optional,
  PAYMENT_METHODS: z
    .string()
    .regex(/^\d{3}:\d{1,15}(,\d{3}:\d{1,15})*$/, 'must look like 100:1234,103:1235')
    .refine((text) => [...methodConfigurations(text).keys()].every(isProviderMethod), 'names a method that the shop does not know')
    .optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
    .default('info'),
});

/** Settings that are only valid together; if all are absent, the service is switched off. */
const TOGETHER: (keyof z.infer<typeof Environment>)[][] = [
  ['FEDEX_URL', 'FEDEX_CLIENT_ID', 'FEDEX_CLIENT_SECRET', 'FEDEX_ACCOUNT'],
  ['PAYMENT_URL', 'PAYMENT_SPACE_ID', 'PAYMENT_USER_ID', 'PAYMENT_KEY', 'PAYMENT_METHODS'],
  ['FILES_ENDPOINT', 'FILES_KEY_ID', 'FILES_KEY_SECRET'],
];

/** Services that are sent a secret of the shop. */
const SECRETIVE = ['FEDEX_URL', 'FEDEX_DOCUMENT_URL', 'PAYMENT_URL'] as const;

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** The passwords of the demo are public, and its payments move no money. */
function demoIsPublic({ DEMO, DEMO_PUBLIC, HOST, PUBLIC_URL }: z.infer<typeof Environment>): boolean {
  if (DEMO === '0' || DEMO_PUBLIC === '1') return false;
  // An address that is none is a problem of its own.
  const url = PUBLIC_URL === undefined ? null : URL.parse(PUBLIC_URL);
  return !isLoopback(HOST) || (url !== null && !isLoopback(url.hostname));
}

const Checked = Environment.superRefine((env, check) => {
  if (demoIsPublic(env)) {
    const message =
      'the demo has published passwords and is meant for this machine only: set DEMO=0, or DEMO_PUBLIC=1 to show it on purpose';
    check.addIssue({ code: 'custom', path: ['DEMO'], message });
  }
  for (const name of SECRETIVE) {
    const url = env[name] === undefined ? null : URL.parse(env[name]);
    if (url?.protocol === 'http:' && !isLoopback(url.hostname))
      check.addIssue({ code: 'custom', path: [name], message: 'must start with https: outside this machine' });
  }
  for (const names of TOGETHER) {
    const given = names.filter((name) => env[name] !== undefined);
    if (given.length === 0) continue;
    for (const name of names.filter((each) => env[each] === undefined)) {
      check.addIssue({ code: 'custom', path: [name], message: `is needed together with ${given.join(', ')}` });
    }
  }
  if (env.FILES_URL?.startsWith('s3:') && env.FILES_ENDPOINT === undefined)
    check.addIssue({ code: 'custom', path: ['FILES_ENDPOINT'], message: 'is needed together with a FILES_URL of s3' });
});

export type Config = Readonly<ReturnType<typeof toConfig>>;

/** Reads the settings or throws a single message that lists every problem. Empty variables count as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const result = Checked.safeParse(given);
  if (result.success) return toConfig(result.data);
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(['The configuration is not valid:', ...problems].join('\n'));
}

/** The settings of this process. */
export function environment(): Config {
  return readConfig(process.env);
}

/** The part of our environment that an operating system's program needs, nothing else. */
export function systemEnvironment(): Record<string, string> {
  const names = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}

/** The carrier receives documents at a separate host. */
const documentHosts: Readonly<Record<string, string>> = {
  'apis.fedex.com': 'https://documentapi.prod.fedex.com',
  'apis-sandbox.fedex.com': 'https://documentapitest.prod.fedex.com/sandbox',
};

/** Our id of a payment method → the provider's configuration of it. */
function methodConfigurations(text: string): ReadonlyMap<number, number> {
  return new Map(
    text.split(',').map((pair): [number, number] => {
      const [method, configuration] = pair.split(':');
      return [Number(method), Number(configuration)];
    }),
  );
}

/** A folder on this machine, or a bucket with a folder in it: `s3://bucket/prefix`. */
function filePlace(env: z.infer<typeof Checked>): FilePlace {
  const { FILES_URL, FILES_ENDPOINT, FILES_KEY_ID, FILES_KEY_SECRET } = env;
  if (FILES_URL === undefined) return { kind: 'folder', folder: join(resolve(env.DATA_DIR), 'files') };
  const url = new URL(FILES_URL);
  if (url.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(url) };
  return {
    kind: 's3',
    address: {
      endpoint: FILES_ENDPOINT ?? '',
      bucket: url.host,
      prefix: decodeURIComponent(url.pathname.replaceAll(/^\/|\/$/g, '')),
      region: env.FILES_REGION,
      keyId: FILES_KEY_ID ?? '',
      keySecret: FILES_KEY_SECRET ?? '',
    },
  };
}

function toConfig(env: z.infer<typeof Checked>) {
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    trustProxy: env.TRUST_PROXY,
    shop: env.SHOP,
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${env.PORT}`).replace(/\/$/, ''),
    otherShopUrl: env.OTHER_SHOP_URL?.replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    files: filePlace(env),
    filesLimitBytes: env.FILES_LIMIT_GB * 1e9,
    tokenSecret: env.TOKEN_SECRET,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    demo: env.DEMO === '1',
    demoHistory: env.DEMO === '1' && env.DEMO_HISTORY === '1',
    rateLimits: env.RATE_LIMITS === '1',
    smtpUrl: env.SMTP_URL,
    routingUrl: env.ROUTING_URL,
    addressSearchUrl: env.ADDRESS_SEARCH_URL,
    remotePriceHosts: new Set(env.REMOTE_PRICE_HOSTS?.split(',') ?? []),
    webhookLoopback: env.WEBHOOK_LOOPBACK === '1' && env.NODE_ENV !== 'production',
    remotePriceLoopback: env.REMOTE_PRICE_LOOPBACK === '1' && env.NODE_ENV !== 'production',
    fedex:
      env.FEDEX_URL && env.FEDEX_CLIENT_ID && env.FEDEX_CLIENT_SECRET && env.FEDEX_ACCOUNT
        ? {
            url: env.FEDEX_URL,
            documentUrl: env.FEDEX_DOCUMENT_URL ?? documentHosts[new URL(env.FEDEX_URL).host] ?? env.FEDEX_URL,
            clientId: env.FEDEX_CLIENT_ID,
            clientSecret: env.FEDEX_CLIENT_SECRET,
            account: env.FEDEX_ACCOUNT,
          }
        : undefined,
    payment:
      env.PAYMENT_URL && env.PAYMENT_SPACE_ID && env.PAYMENT_USER_ID && env.PAYMENT_KEY && env.PAYMENT_METHODS
        ? {
            url: env.PAYMENT_URL,
            spaceId: env.PAYMENT_SPACE_ID,
            userId: env.PAYMENT_USER_ID,
            key: env.PAYMENT_KEY,
            methods: methodConfigurations(env.PAYMENT_METHODS),
          }
        : undefined,
    gtmId: env.GTM_ID,
    logLevel: env.LOG_LEVEL,
  };
}
