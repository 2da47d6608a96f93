/**
 * A letter to a customer in one of the three languages: the same frame, closing and sender's lines for every mail of the shop, as HTML for mail
 * programs and as equally readable plain text. No scripts, no external pictures, no tracking; every text is escaped.
 */
import { colonOf, labelled } from '#domain/language/labelled.ts';
import type { Language } from '#domain/language/language.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { html, htmlLines, htmlWithNumbers } from './html.ts';
import type { Markup } from './html.ts';
import { mailEndHtml, mailEndText, mailFont } from './mail-end.ts';
import { mailButton, mailHeadHtml } from './mail-head.ts';

/** A text (line breaks are kept), a link to follow (the second one less prominent), or facts as label and value. */
export type LetterPart =
  | string
  | { action: { label: string; url: string; quiet?: boolean } }
  | { facts: readonly (readonly [string, string])[] };

export interface Letter {
  company: Sender;
  language: Language;
  /** The heading, usually the subject. */
  title: string;
  /** The opening line, see `salutationFor`; absent: a greeting without a name. */
  salutation?: string;
  /** Text added by hand, placed first. */
  words?: string;
  paragraphs: readonly LetterPart[];
  /** To staff, who need no thanks. */
  toStaff?: boolean;
}

/** Swiss German sets no comma after it. */
const afterSalutation: Readonly<Record<Language, string>> = { de: '', fr: ',', en: ',' };

export function salutationFor(company: Sender, language: Language, name: string): string {
  return `${company.words[language].letter.greeting} ${name.trim()}`.trim() + afterSalutation[language];
}

export function letter(given: Letter): { html: string; text: string } {
  const salutation = given.toStaff === true ? '' : (given.salutation ?? salutationFor(given.company, given.language, ''));
  const words = given.words?.trim() ?? '';
  const whole = { ...given, salutation, paragraphs: words === '' ? given.paragraphs : [words, ...given.paragraphs] };
  return { html: letterHtml(whole), text: letterText(whole) };
}

const cell = 'padding:8px 0;border-bottom:1px solid #d9d2c5;vertical-align:top';

function partHtml(part: LetterPart): Markup {
  if (typeof part === 'string') return html`<p style="margin:0 0 16px">${htmlLines(part.split('\n'))}</p>`;
  if ('action' in part) {
    const { label, url, quiet = false } = part.action;
    return html`<p style="margin:8px 0 24px">
      ${quiet ? html`<a href="${url}" style="color:#1c1a17">${label}</a>` : mailButton(part.action)}
    </p>`;
  }
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="margin:0 0 24px;border-collapse:collapse;border-top:1px solid #d9d2c5"
  >
    ${part.facts.map(
      ([label, value]) =>
        html`<tr>
          <td style="${cell};padding-right:16px;width:34%;color:#5b5346">${htmlWithNumbers(label)}</td>
          <td style="${cell};font-weight:bold;overflow-wrap:anywhere">${htmlLines(value.split('\n'))}</td>
        </tr>`,
    )}
  </table>`;
}

function letterHtml({ company, language, title, salutation, paragraphs, toStaff }: Letter & { salutation: string }): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:20px;background:#ffffff;color:#1c1a17;font-size:15px;line-height:1.45;${mailFont}">
        <div style="max-width:720px;margin:0 auto">
          ${mailHeadHtml(company)}
          <h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${htmlWithNumbers(title)}</h1>
          ${salutation === '' ? '' : html`<p style="margin:0 0 16px">${salutation}</p>`} ${paragraphs.map(partHtml)}
          ${mailEndHtml(company, language, toStaff)}
        </div>
      </body>
    </html> `.text;
}

function partText(part: LetterPart, language: Language): string[] {
  if (typeof part === 'string') return [part, ''];
  // The address alone on its line: mail programs turn it into a link, people can copy it.
  if ('action' in part) return [`${part.action.label}${colonOf(language)}`, part.action.url, ''];
  return [...part.facts.map(([label, value]) => `  ${labelled(language, label, value.split('\n').join(', '))}`), ''];
}

function letterText({ company, language, title, salutation, paragraphs, toStaff }: Letter & { salutation: string }): string {
  return [
    title,
    '',
    ...(salutation === '' ? [] : [salutation, '']),
    ...paragraphs.flatMap((part) => partText(part, language)),
    ...mailEndText(company, language, toStaff),
  ].join('\n');
}
