/** The session token: an HS256 JWT with key id and token version; fixed algorithm, own issuer, lifetime by kind. */
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';

const Claims = z.object({
  kind: z.enum(['user', 'guest']),
  /** User id (kind user) or customer id (kind guest). */
  sub: z.string().regex(/^\d+$/),
  /** The log-in (kind user): the token is valid only while it lasts. */
  sid: z.uuid().optional(),
  /** The payload of storefront §3, for clients that read it. */
  customerId: z.number().int().nullable(),
  isCompanyCustomer: z.boolean(),
  hasQuickOrder: z.boolean(),
  perm: z.array(z.number().int()),
  email: z.string().nullable(),
});
type Claims = z.infer<typeof Claims>;

const issuer = 'kistenwerk';
const keyId = '1';

export interface Tokens {
  sign: (claims: Claims) => string;
  /** The claims of a valid token, else null. */
  read: (token: string) => Claims | null;
}

const lifetimeMs = { user: 30 * 24 * 3_600_000, guest: 24 * 3_600_000 };

/** Requires a secret of at least 32 bytes. */
export function createTokens(secret: string): Tokens {
  if (Buffer.byteLength(secret) < 32) throw new Error('TOKEN_SECRET must have at least 32 bytes');
  const signers = {
    user: createSigner({ key: secret, algorithm: 'HS256', iss: issuer, kid: keyId, expiresIn: lifetimeMs.user }),
    guest: createSigner({ key: secret, algorithm: 'HS256', iss: issuer, kid: keyId, expiresIn: lifetimeMs.guest }),
  };
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], allowedIss: issuer, cache: 500 });
  return {
    sign: (claims) => signers[claims.kind](claims),
    read: (token) => {
      try {
        return Claims.parse(verify(token));
      } catch {
        return null;
      }
    },
  };
}
