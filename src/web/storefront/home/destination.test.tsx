import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { Destination } from './destination.tsx';

test.each([
  ['de', 'Deutschland'],
  ['fr', 'Allemagne'],
  ['en', 'Germany'],
] as const)('countries have names before the script starts: %s', (locale, name) => {
  const html = renderToString(
    <IntlProvider locale={locale}>
      <Destination value="DE" label="Ziel" another="anderes Land" onChange={() => undefined} />
    </IntlProvider>,
  );
  expect(html).toContain(`<option value="DE" selected="">${name}</option>`);
  expect(html).not.toMatch(/>[A-Z]{2}<\/option>/);
});

test.each([
  ['de', ['Schweiz', 'Liechtenstein', 'Deutschland', 'Österreich', 'Frankreich', 'Italien', 'Vereinigte Staaten', 'Ägypten']],
  ['fr', ['Suisse', 'Liechtenstein', 'Allemagne', 'Autriche', 'France', 'Italie', 'États-Unis', 'Afrique du Sud']],
] as const)('home, neighbours, then by name, another country last: %s', (locale, first) => {
  const html = renderToString(
    <IntlProvider locale={locale}>
      <Destination value="CH" label="Ziel" another="anderes Land" onChange={() => undefined} />
    </IntlProvider>,
  );
  const names = Array.from(html.matchAll(/<option[^>]*>([^<]+)/g), ([, name]) => name);
  expect(names.slice(0, first.length)).toEqual(first);
  expect(names.at(-1)).toBe('anderes Land');
});

test('a browser takes the names from the page as sent', async () => {
  const list = (
    <IntlProvider locale="de">
      <Destination value="DE" label="Ziel" another="anderes Land" onChange={() => undefined} />
    </IntlProvider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(list).replace('Deutschland', 'Bundesrepublik');
  document.body.append(place);
  const differs = vi.fn<() => void>();
  const root = await act(async () => hydrateRoot(place, list, { onRecoverableError: differs }));
  expect(place.querySelector('option:checked')?.textContent).toBe('Bundesrepublik');
  expect(differs).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});
