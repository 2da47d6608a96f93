/** The top of every mail of the shop: mark and name on a field in the shop's colour. Built from table cells: mail programs block pictures by default. */
import type { Sender } from '#server/shop/company-profile.ts';
import { fieldOf } from '#server/shop/field.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';

const markCell =
  'width:52px;height:52px;background:#1d1916;color:#fbf8f4;font-size:34px;line-height:52px;font-weight:800;text-align:center';

export function mailHeadHtml(company: Pick<Sender, 'name' | 'shop'>): Markup {
  const { field, text } = fieldOf(company);
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="margin:0 0 24px;border-collapse:collapse;background:${field}"
  >
    <tr>
      <td aria-hidden="true" style="${markCell}">${company.name.trim().charAt(0)}</td>
      <td style="padding:0 16px;color:${text};font-size:19px;font-weight:bold">${company.name}</td>
    </tr>
  </table>`;
}

/** The main action. */
export function mailButton({ label, url }: { label: string; url: string }): Markup {
  return html`<a
    href="${url}"
    style="display:inline-block;padding:13px 20px;background:#1d1916;color:#ffffff;font-weight:bold;text-decoration:none"
    >${label}</a
  >`;
}
