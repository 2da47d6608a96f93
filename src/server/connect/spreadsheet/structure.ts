/** Reads the workbook part: sheets with their parts, defined names, the date system; and the texts and styles of numbers that sheets refer to. */
import path from 'node:path/posix';
import type { StoredName } from '#domain/spreadsheet/workbook-document.ts';
import type { Archive } from '../archive/archive.ts';
import { readMarks, readPart, unescaped } from './part.ts';
import { WorkbookRefused, workbookLimits } from './refusal.ts';

export interface SheetPart {
  name: string;
  hidden: boolean;
  /** Null for sheets without cells (charts). */
  part: string | null;
}

export interface Structure {
  sheets: SheetPart[];
  names: StoredName[];
}

async function targets(archive: Archive): Promise<Map<string, { part: string; kind: string }>> {
  const found = new Map<string, { part: string; kind: string }>();
  await readMarks(archive, 'xl/_rels/workbook.xml.rels', (name, attributes) => {
    if (name !== 'Relationship') return;
    if (attributes.get('TargetMode') === 'External')
      throw new WorkbookRefused('workbookExternalLink', { part: 'xl/_rels/workbook.xml.rels' });
    const target = attributes.get('Target') ?? '';
    const part = target.startsWith('/') ? target.slice(1) : path.normalize(`xl/${target}`);
    found.set(attributes.get('Id') ?? '', { part, kind: (attributes.get('Type') ?? '').split('/').at(-1) ?? '' });
  });
  return found;
}

export async function readStructure(archive: Archive): Promise<Structure> {
  const parts = await targets(archive);
  const sheets: SheetPart[] = [];
  const names: StoredName[] = [];
  let open: StoredName | null = null;
  await readPart(archive, 'xl/workbook.xml', {
    open: (element, attributes) => {
      if (element === 'workbookPr' && ['1', 'true'].includes(attributes.get('date1904') ?? ''))
        throw new WorkbookRefused('workbookDate1904');
      if (element === 'externalReference') throw new WorkbookRefused('workbookExternalLink', { part: 'xl/workbook.xml' });
      if (element === 'sheet') {
        const target = parts.get(attributes.get('id') ?? '');
        const hidden = ['hidden', 'veryHidden'].includes(attributes.get('state') ?? '');
        sheets.push({ name: attributes.get('name') ?? '', hidden, part: target?.kind === 'worksheet' ? target.part : null });
      }
      if (element !== 'definedName') return;
      if (['function', 'vbProcedure', 'xlm'].some((mark) => ['1', 'true'].includes(attributes.get(mark) ?? '')))
        throw new WorkbookRefused('workbookMacros', { part: 'xl/workbook.xml' });
      const sheet = attributes.get('localSheetId');
      open = { name: attributes.get('name') ?? '', sheet: sheet === undefined ? null : Number(sheet), formula: '' };
    },
    text: (text) => {
      if (open !== null) open.formula += text;
    },
    close: (element) => {
      if (element !== 'definedName' || open === null) return;
      // Print areas, filters and the like are not names for formulas.
      if (!open.name.startsWith('_xlnm.')) names.push(open);
      open = null;
    },
  });
  if (sheets.length === 0 || sheets.length > workbookLimits.sheets)
    throw new WorkbookRefused('workbookNotReadable', { part: 'xl/workbook.xml' });
  return { sheets, names };
}

/** Texts by index; formatting inside a text and phonetic guides are left out. */
export async function readSharedTexts(archive: Archive): Promise<string[]> {
  const texts: string[] = [];
  if (!archive.has('xl/sharedStrings.xml')) return texts;
  let current = '';
  let inText = false;
  let aside = 0;
  await readPart(archive, 'xl/sharedStrings.xml', {
    open: (element) => {
      if (element === 'si') current = '';
      else if (element === 't') inText = true;
      else if (element === 'rPh') aside += 1;
    },
    text: (text) => {
      if (!inText || aside > 0) return;
      current += text;
      if (current.length > workbookLimits.textLength)
        throw new WorkbookRefused('workbookTextTooLong', { limit: workbookLimits.textLength });
    },
    close: (element) => {
      if (element === 't') inText = false;
      else if (element === 'rPh') aside -= 1;
      else if (element === 'si') texts.push(unescaped(current));
      if (texts.length > workbookLimits.cells) throw new WorkbookRefused('workbookTooManyCells', { limit: workbookLimits.cells });
    },
  });
  return texts;
}

/** How a number is shown. */
export interface NumberStyle {
  readonly date: boolean;
  /** A hundredfold, with its sign. */
  readonly percent: boolean;
  /** Least number of digits, filled with noughts in front, such as of a postal code; 0: of itself. */
  readonly digits: number;
}

function styleOf(format: string): NumberStyle {
  const code = format.replaceAll(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]|General/gi, '');
  return { date: /[ymdhs]/i.test(code), percent: code.includes('%'), digits: /^0{2,}$/.test(code) ? code.length : 0 };
}

/** One of the file format's own formats by its number. */
function builtInStyle(id: number): NumberStyle {
  const date = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  return { date, percent: id === 9 || id === 10, digits: 0 };
}

/** For each cell style how it shows a number. */
export async function readNumberStyles(archive: Archive): Promise<NumberStyle[]> {
  const styles: NumberStyle[] = [];
  if (!archive.has('xl/styles.xml')) return styles;
  const own = new Map<number, NumberStyle>();
  let inCellStyles = false;
  await readPart(archive, 'xl/styles.xml', {
    open: (element, attributes) => {
      if (element === 'numFmt') own.set(Number(attributes.get('numFmtId')), styleOf(attributes.get('formatCode') ?? ''));
      else if (element === 'cellXfs') inCellStyles = true;
      else if (element === 'xf' && inCellStyles) {
        const id = Number(attributes.get('numFmtId') ?? 0);
        styles.push(own.get(id) ?? builtInStyle(id));
      }
    },
    close: (element) => {
      if (element === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}
