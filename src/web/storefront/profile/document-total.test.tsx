import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { DocumentTotal } from './document-total.tsx';

const shown = (of: Parameters<typeof DocumentTotal>[0]['of']): string => {
  const html = renderToString(
    <IntlProvider locale="de" messages={{ shell: { vatIncl: 'inkl. MWST', vatExcl: 'exkl. MWST' } }}>
      <DocumentTotal of={of} open="Preise offen" />
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '').trim();
};
const of = { company: false, hasVat: true, net: 100, total: 108.1 };

test('firms read the total without VAT, private customers with it, and exports carry none', () => {
  expect(shown({ ...of, company: true })).toBe('CHF 100.00 exkl. MWST');
  expect(shown(of)).toBe('CHF 108.10 inkl. MWST');
  expect(shown({ ...of, hasVat: false, total: 100 })).toBe('CHF 100.00 exkl. MWST');
});

test('says so while prices are missing', () => {
  expect(shown({ ...of, net: null, total: null })).toBe('Preise offen');
});
