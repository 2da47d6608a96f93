/** Detects a file's type from its first bytes, whatever its name. */
const signatures: readonly (readonly [type: StoredType, matches: (content: Buffer) => boolean])[] = [
  ['image/png', (content) => content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['image/jpeg', (content) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/webp', (content) => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP'],
  ['application/pdf', (content) => content.toString('latin1', 0, 5) === '%PDF-'],
  [
    'image/svg+xml',
    (content) => /^\uFEFF?\s*(<\?xml[^>]{0,200}\?>\s*)?(<!--.{0,500}?-->\s*)?<svg[\s>]/s.test(content.toString('utf8', 0, 1024)),
  ],
];

export type StoredType = ImageType | 'application/pdf';
type ImageType = 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp';

/** null: a type that is not stored. */
export function fileType(content: Buffer): StoredType | null {
  return signatures.find(([, matches]) => matches(content))?.[0] ?? null;
}
