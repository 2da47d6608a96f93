/** The confirmation as HTML for mail programs: tables, inline styles, no scripts, no remote pictures, no tracking. */
import { labelled } from '#domain/language/labelled.ts';
import type { Language } from '#domain/language/language.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { choiceLine } from '#domain/position/told-choice.ts';
import { html, htmlLines } from '#server/mail/html.ts';
import type { Markup } from '#server/mail/html.ts';
import { mailEndHtml, mailFont, smallPrint } from '#server/mail/mail-end.ts';
import { mailButton, mailHeadHtml } from '#server/mail/mail-head.ts';
import type { Confirmation, ConfirmationLine } from './confirmation-facts.ts';

const cell = 'padding:12px 0;border-bottom:1px solid #d9d2c5;vertical-align:top';

/** Picture on the left, the rest beside it: fits a phone's width without media queries, which mail programs drop. */
function lineRow(line: ConfirmationLine, { language, words }: Confirmation): Markup {
  const picture =
    line.pictureCid === null
      ? html``
      : html`<img src="cid:${line.pictureCid}" width="96" alt="${line.name}" style="display:block;border:0" />`;
  const remark = line.remark === '' ? html`` : html`<div style="${smallPrint}">${labelled(language, words.remark, line.remark)}</div>`;
  return html`<tr>
    <td style="${cell};width:108px">${picture}</td>
    <td style="${cell}">
      <strong>${unbrokenSize(line.name)}</strong>
      <div style="${smallPrint}">${line.articleNumber}</div>
      <div style="${smallPrint}">${htmlLines(line.details.map((choice) => unbrokenSize(choiceLine(language, choice))))}</div>
      ${line.parts.map((part) => partRow(part, language))} ${remark}
      <table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin-top:6px">
        <tr>
          <td>${line.quantity} × ${line.unitPrice}</td>
          <td style="text-align:right;white-space:nowrap">${line.amount}</td>
        </tr>
      </table>
    </td>
  </tr>`;
}

function partRow({ quantity, name, articleNumber, details }: ConfirmationLine['parts'][number], language: Language): Markup {
  return html`<div style="margin-top:6px;padding-left:12px">
    ${quantity} × ${unbrokenSize(name)}
    <div style="${smallPrint}">${articleNumber}</div>
    <div style="${smallPrint}">${htmlLines(details.map((choice) => unbrokenSize(choiceLine(language, choice))))}</div>
  </div>`;
}

function sumRow({ label, amount }: { label: string; amount: string }, last: boolean): Markup {
  const style = last
    ? 'padding:8px 0;font-size:18px;font-weight:bold;text-align:right;white-space:nowrap'
    : 'padding:4px 0;text-align:right;white-space:nowrap';
  return html`<tr>
    <td style="${style}">${label}</td>
    <td style="${style};width:140px">${amount}</td>
  </tr>`;
}

interface Block {
  title: string;
  lines: readonly string[];
}

/** Addresses side by side. */
const narrow = 'display:inline-block;width:216px;margin:20px 20px 0 0;vertical-align:top';
/** Keeps an IBAN on one line, to be read and typed. */
const wide = 'margin:20px 0 0';

function block({ title, lines }: Block, style: string): Markup {
  return html`<div style="${style}"><strong>${title}</strong><br />${htmlLines(lines)}</div>`;
}

function given({ label, text }: { label: string; text: string }): Markup {
  return text === '' ? html`` : html`<p style="margin:16px 0 0"><strong>${label}</strong><br />${htmlLines(text.split('\n'))}</p>`;
}

export function confirmationHtml(facts: Confirmation): string {
  const { company, words } = facts;
  return html`<!doctype html>
    <html lang="${facts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${facts.title} ${facts.number}</title>
      </head>
      <body style="margin:0;padding:20px;background:#ffffff;color:#1c1a17;font-size:15px;line-height:1.45;${mailFont}">
        <div style="max-width:720px;margin:0 auto">
          ${mailHeadHtml(company)}
          <h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">
            ${facts.title} <span style="white-space:nowrap">${facts.number}</span>
          </h1>
          ${facts.toStaff ? '' : html`<p style="margin:0 0 16px">${facts.greeting}</p>`}
          ${facts.staffWords === '' ? '' : html`<p style="margin:0 0 16px">${htmlLines(facts.staffWords.split('\n'))}</p>`}
          ${facts.toStaff ? '' : html`<p style="margin:0 0 16px">${words.intro}</p>`}
          <p style="margin:0 0 24px">
            <span style="display:inline-block;margin-right:16px">${mailButton({ label: words.look, url: facts.link })}</span>
            <span style="display:inline-block;padding:13px 0"><a href="${facts.paperLink}" style="color:#1c1a17">${words.paper}</a></span>
          </p>
          <table
            role="presentation"
            width="100%"
            cellspacing="0"
            cellpadding="0"
            style="border-collapse:collapse;border-top:1px solid #d9d2c5"
          >
            ${facts.lines.map((line) => lineRow(line, facts))}
          </table>
          <table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin-top:12px">
            ${facts.sums.map((sum, index) => sumRow(sum, index === facts.sums.length - 1))}
            ${facts.contained === null ? '' : sumRow(facts.contained, false)}
          </table>
          <div>${block(facts.delivery, narrow)}${block(facts.invoice, narrow)}</div>
          ${block(facts.payment, wide)} ${given(facts.reference)}${given(facts.comment)}
          ${
            facts.toStaff
              ? ''
              : html`<p style="margin:16px 0 0;${smallPrint}">
                  ${facts.terms} <a href="${facts.termsLink}" style="color:#5b5346">${words.readTerms}</a>
                </p>`
          }
          ${mailEndHtml(company, facts.language, facts.toStaff)}
        </div>
      </body>
    </html> `.text;
}
