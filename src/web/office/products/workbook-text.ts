/** A product's workbook data parsed for the form. The server checks it in full. */
import type { WorkbookInfo } from '#domain/configurator/configurator-info.ts';

const none: WorkbookInfo = { file: '', inputs: [], outputs: [] };

/** Null: the form cannot show this text. */
export function workbookOf(text: string): WorkbookInfo | null {
  if (text.trim() === '') return none;
  try {
    const given = JSON.parse(text) as Partial<WorkbookInfo> | null;
    const isReadable = typeof given?.file === 'string' && Array.isArray(given.inputs) && Array.isArray(given.outputs);
    return isReadable ? (given as WorkbookInfo) : null;
  } catch {
    return null;
  }
}

export function workbookText(info: WorkbookInfo): string {
  return info.file.trim() === '' && info.inputs.length + info.outputs.length === 0 ? '' : JSON.stringify(info);
}

/** One per line: `p:masse/length = Rechner!B3`. */
export function linesOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, cell]) => `${name} = ${cell}`).join('\n');
}

export function pairsOf(lines: string): [string, string][] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf('=');
      return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
}
