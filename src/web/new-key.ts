/** 128 random bits, for calls that may be sent twice; also where `randomUUID` is missing (pages without https). */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
