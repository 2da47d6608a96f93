/** Blocks of cells as spreadsheet programs exchange them: text separated by tabs, and a table as HTML. */

export type Block = readonly (readonly string[])[];

export interface CopiedCell {
  readonly text: string;
  /** From a text column: must stay text in the spreadsheet, including leading zeros. */
  readonly isText: boolean;
}

/** Cells with tabs or line breaks, or that start with a quote, are enclosed in `"`, quotes inside doubled; no line break after the last row. */
export function tabText(cells: readonly (readonly CopiedCell[])[]): string {
  return cells.map((row) => row.map((cell) => quoted(safeText(cell))).join('\t')).join('\n');
}

export function tableHtml(cells: readonly (readonly CopiedCell[])[]): string {
  const cell = (copied: CopiedCell): string =>
    `<td${copied.isText ? ` style='mso-number-format:"\\@"'` : ''}>${escaped(safeText(copied)).replaceAll('\n', '<br>')}</td>`;
  return `<table>${cells.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}

/** Text that a spreadsheet would evaluate gets an apostrophe in front; numbers and telephone numbers stay as they are. */
export function safeText({ text, isText }: CopiedCell): string {
  const isComputed = /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\d\s.,'’/()-]*$/.test(text));
  return isText && isComputed ? `'${text}` : text;
}

/** Removes the apostrophe of `safeText` when a block comes back. */
const unguarded = (text: string): string => (/^'[=@+\t\r-]/.test(text) ? text.slice(1) : text);

const quoted = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Rows of equal length; cells may be quoted and contain line breaks. An empty clipboard gives no rows. */
export function blockOfText(text: string): Block {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  for (let end = ''; cell.lastIndex <= text.length;) {
    const found = cell.exec(text);
    if (found === null) break;
    end = found[3] ?? '';
    rows.at(-1)?.push(unguarded(found[1]?.replaceAll('""', '"').replaceAll('\r\n', '\n') ?? found[2] ?? ''));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  if (rows.at(-1)?.join('') === '' && (rows.at(-1)?.length ?? 0) <= 1) rows.pop();
  return levelled(rows);
}

/** The first table of an HTML clipboard; no rows without a table. */
export function blockOfHtml(html: string): Block {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const rows = [...(table?.querySelectorAll('tr') ?? [])].map((row) => [...row.querySelectorAll('td, th')].map(cellText));
  return levelled(rows);
}

function cellText(cell: Element): string {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return unguarded(cell.textContent.replace(/[\t ]+/g, ' ').trim());
}

function levelled(rows: readonly (readonly string[])[]): Block {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}
