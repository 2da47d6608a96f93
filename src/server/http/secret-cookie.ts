/** The cookies that no script can read: the log-in, and the device that it was done on. */

export interface SecretCookies {
  session: string;
  device: string;
}

/** Behind https their names let a browser take them only from this host itself, over TLS: no sub-domain can plant one. */
export function secretCookies(publicUrl: string): SecretCookies {
  const prefix = publicUrl.startsWith('https://') ? '__Host-' : '';
  return { session: `${prefix}token`, device: `${prefix}device` };
}
