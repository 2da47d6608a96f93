import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import quote from '#web/texts/de/quote.ts';
import shell from '#web/texts/de/shell.ts';
import { ShownTo } from '../page/price-view.tsx';
import { QuoteChanges } from './quote-changes.tsx';

const changes = [
  { kind: 'price', name: 'Holzkiste', before: 100, after: 90 },
  { kind: 'delivery', before: 240, after: 200 },
] as const;

const shownTo = (company: boolean): string => {
  const html = renderToString(
    <IntlProvider locale="de" messages={{ quote, shell }}>
      <ShownTo document={{ customer: { company }, hasVat: true }}>
        <QuoteChanges quote={{ changes: [...changes], versionNumber: 2, vatPercent: 8.1 }} />
      </ShownTo>
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
};

test('amounts that changed are on the side of VAT of the whole page', () => {
  expect(shownTo(true)).toMatch(/Einzelpreis exkl. MWST .*CHF 100.00 .*CHF 90.00 .*Lieferung exkl. MWST .*CHF 240.00 .*CHF 200.00/);
  expect(shownTo(false)).toMatch(/Einzelpreis inkl. MWST .*CHF 108.10 .*CHF 97.29 .*Lieferung inkl. MWST .*CHF 259.44 .*CHF 216.20/);
});
