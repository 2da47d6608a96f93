/** HTML by template: `html` escapes every text inserted into it, so that a name or a remark can never become markup. */

export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((each) => each.text).join('');
  return escaped(String(part));
}

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + textOf(parts[index - 1] ?? '') + string));
}

/** Numbers of orders, invoices and the like stay on one line, and so do amounts. */
export function htmlWithNumbers(text: string): Markup {
  const kept = '<span style="white-space:nowrap">$&</span>';
  return new Markup(escaped(text).replaceAll(/\b(?:[A-Z]{1,3}\d{4}-\d{5,}|CHF \d(?:[\d.]|&#39;)*\d)\b/g, kept));
}

/** Several lines of plain text, each on its own line. */
export function htmlLines(lines: readonly string[]): Markup {
  return new Markup(lines.map((line) => htmlWithNumbers(line).text).join('<br>'));
}
