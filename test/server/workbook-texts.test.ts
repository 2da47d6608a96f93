import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import deDesk from '#web/texts/de-desk.ts';
import de from '#web/texts/de.ts';
import enDesk from '#web/texts/en-desk.ts';
import en from '#web/texts/en.ts';
import frDesk from '#web/texts/fr-desk.ts';
import fr from '#web/texts/fr.ts';

const source = path.join(import.meta.dirname, '../../src');
const textOf = (folder: string): string =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(source, folder, file), 'utf8'))
    .join('\n');

const refusals = [
  ...textOf('server').matchAll(/(?:WorkbookRefused\(|refuse\(|refusal\(|message: )['`](workbook[A-Z][A-Za-z0-9]+)['` ]/g),
].map(([, key]) => key ?? '');
const faults = [...textOf('domain/spreadsheet').matchAll(/(?:FaultSignal\(|fault\(|report\([^()]*, |key: )'([a-z]+(?:-[a-z]+)*)'/g)].map(
  ([, key]) => key ?? '',
);

describe.each([
  ['de', de.errors, deDesk.deskErrors],
  ['fr', fr.errors, frDesk.deskErrors],
  ['en', en.errors, enDesk.deskErrors],
])('why a workbook is not used, in %s', (_language, errors, deskErrors) => {
  it('is said for everything that the reader refuses', () => {
    expect(refusals.length).toBeGreaterThan(14);
    for (const key of refusals) expect({ ...errors, ...deskErrors }).toHaveProperty([key], expect.stringMatching(/\S{2}/));
  });

  it('is said for every fault of a formula or a cell', () => {
    expect(new Set(faults).size).toBeGreaterThan(18);
    for (const key of faults) expect(deskErrors.workbookFault).toHaveProperty([key], expect.stringMatching(/\S{2}/));
  });
});
