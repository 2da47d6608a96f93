import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { Destination } from './destination.tsx';

test.each([
  ['de', 'Deutschland'],
  ['fr', 'Allemagne'],
  ['en', 'Germany'],
] as const)('countries have names before the script starts: %s', (locale, name) => {
  const html = renderToString(
    <IntlProvider locale={locale}>
      <Destination value="DE" label="Ziel" onChange={() => undefined} />
    </IntlProvider>,
  );
  expect(html).toContain(`<option value="DE" selected="">${name}</option>`);
  expect(html).not.toMatch(/>[A-Z]{2}<\/option>/);
});
