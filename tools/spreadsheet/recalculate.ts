// Computes and saves a workbook with LibreOffice, so that the saved results are from another program.
// Needs `soffice` on the path; the results are kept in the repository.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The program's locale, which decides how it reads formats and numbers in texts. */
function settings(locale: string): string {
  const item = (place: string, name: string): string =>
    `<item oor:path="${place}"><prop oor:name="${name}" oor:op="fuse"><value>${locale}</value></prop></item>`;
  const space = 'xmlns:oor="http://openoffice.org/2001/registry"';
  return `<?xml version="1.0" encoding="UTF-8"?><oor:items ${space}>${item('/org.openoffice.Setup/L10N', 'ooSetupSystemLocale')}</oor:items>`;
}

export async function recalculate(workbook: Buffer, locale = 'en-US'): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'workbook-'));
  try {
    const source = path.join(folder, 'source.xlsx');
    const result = path.join(folder, 'out');
    await writeFile(source, workbook);
    await mkdir(path.join(folder, 'profile/user'), { recursive: true });
    await writeFile(path.join(folder, 'profile/user/registrymodifications.xcu'), settings(locale === 'en' ? 'en-US' : locale));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    await run('soffice', [profile, '--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', result, source], {
      timeout: 120_000,
    });
    return await readFile(path.join(result, 'source.xlsx'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
