/** `Sperrholz 12 fehlt`, `Sperrholz 12, OSB/3 15 fehlen` */
export const missingText = (names: readonly string[]): string => `${names.join(', ')} ${names.length === 1 ? 'fehlt' : 'fehlen'}`;
