import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import type { Language } from '#domain/language/language.ts';
import holzkiste from '#models/holzkiste/model.json' with { type: 'json' };
import { open, priceBy } from './beside.test-data.tsx';
import CompareDialog from './compare-dialog.tsx';

const compiled = compileModel(publishedModel(holzkiste));
const kept = presetValues(compiled);
const now = evaluate(compiled, { ...kept, length: 1200, wood: 'larch' });

function compare(language: Language) {
  priceBy(({ configuration }) => (configuration?.values['length'] === 1200 ? 200 : 150));
  const told = { onKeep: vi.fn(), onTake: vi.fn(), onClose: vi.fn() };
  open(
    language,
    <CompareDialog
      compiled={compiled}
      evaluation={now}
      productId={7}
      articleNumber="HK_0001"
      quantity={2}
      zipCode=""
      earliest="2026-11-24"
      kept={kept}
      {...told}
    />,
  );
  return { ...told, user: userEvent.setup() };
}

/** Rows of the table, cells separated by |. */
const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

it.each<[Language, string[]]>([
  [
    'de',
    [
      'Stückpreis inkl. MWST | CHF 162.15 | CHF 216.20',
      'Lieferung frühestens | Di 24.11.2026 | Di 24.11.2026',
      'Aussen | 1072 × 672 × 654 mm | 1272 × 672 × 654 mm',
      'Länge innen | 1000 mm | 1200 mm',
      'Holz | Fichte sägeroh | Lärche',
    ],
  ],
  ['fr', ['Longueur intérieure | 1000 mm | 1200 mm', 'Bois | épicéa brut | mélèze']],
  ['en', ['Inner length | 1000 mm | 1200 mm', 'Wood | rough spruce | larch']],
])('shows in %s what both cost and measure, and the choices that differ', async (language, some) => {
  compare(language);
  await waitFor(() => expect(document.body.textContent).toContain('216.20'));
  expect(rows()).toEqual(expect.arrayContaining(some));
  expect(rows().some((row) => /500 mm \| 500 mm/.test(row))).toBe(false);
  expect(document.querySelectorAll('thead svg')).toHaveLength(2);
});

it('takes the kept one back, keeps the present one, and copies a link that opens both', async () => {
  const { user, onTake, onKeep, onClose } = compare('de');
  await user.click(screen.getByRole('button', { name: 'Jetzige Konfiguration merken' }));
  expect([onKeep.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(link.pathname).toBe('/products/HK_0001');
  expect([link.searchParams.get('length'), link.searchParams.get('menge')]).toEqual(['1200', '2']);
  expect(new URLSearchParams(link.searchParams.get('vergleich') ?? '').get('length')).toBe('1000');
  await user.click(screen.getByRole('button', { name: 'Gemerkte Konfiguration übernehmen' }));
  expect(onTake.mock.calls).toEqual([[kept]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
