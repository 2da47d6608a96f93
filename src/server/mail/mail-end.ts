/** The end of every mail of the shop: whom to contact, closing, sender's lines. */
import type { Language } from '#domain/language/language.ts';
import { vatNumberText } from '#domain/vat/vat-number.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { companyAddress } from '#server/shop/letterhead.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';

export const mailFont = 'font-family:Archivo,Helvetica,Arial,sans-serif';
export const smallPrint = 'font-size:13px;color:#5b5346';

/** `toStaff`: without closing and contact. */
export function mailEndHtml(company: Sender, language: Language, toStaff = false): Markup {
  const { questions, closing } = company.words[language].letter;
  const farewell = toStaff
    ? ''
    : html`<p style="margin:24px 0 0">${questions(unbroken(company.phone))}</p>
        <p style="margin:8px 0 0">${closing}<br />${company.name}</p>`;
  return html`${farewell}
    <p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d9d2c5;${smallPrint}">
      ${companyAddress(company).join(', ')} ·
      <span style="white-space:nowrap">${company.phone}</span> · ${company.email} ·
      <span style="white-space:nowrap">${vatNumberText(company.uid, language)}</span>
    </p>`;
}

/** A number to call stays on one line. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00A0');

export function mailEndText(company: Sender, language: Language, toStaff = false): string[] {
  const { questions, closing } = company.words[language].letter;
  return [
    ...(toStaff ? [] : [questions(company.phone), '', closing, company.name, '']),
    '-- ',
    companyAddress(company).join(', '),
    `${company.phone} · ${company.email} · ${vatNumberText(company.uid, language)}`,
    '',
  ];
}
