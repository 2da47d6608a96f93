/** `Firefox auf Windows`: the name of a browser in the list of log-ins, from its User-Agent. The first match counts. */
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
  // Not a browser: the program's own name, if it has a plain one.
  return /^[\w.-]{1,40}/.exec(agent)?.[0] ?? '';
}
