// Lets LibreOffice compute and save a workbook, so that the saved results are another program's. Needs `soffice` on the path; the results are kept in the repository.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function recalculate(workbook: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'workbook-'));
  try {
    const source = path.join(folder, 'source.xlsx');
    const result = path.join(folder, 'out');
    await writeFile(source, workbook);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    await run('soffice', [profile, '--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', result, source], {
      timeout: 120_000,
    });
    return await readFile(path.join(result, 'source.xlsx'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
