/** `Firefox auf Windows`: how a list of log-ins names a browser, by what it says of itself. The first that fits counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

export function deviceName(agent: string): string {
  const nameIn = (names: typeof browsers): string | null => names.find(([form]) => form.test(agent))?.[1] ?? null;
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser !== null) return system === null ? browser : `${browser} auf ${system}`;
  // A program: its own name, as far as it is one.
  return /^[\w.-]{1,40}/.exec(agent)?.[0] ?? '';
}
