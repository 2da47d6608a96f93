import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { Preview } from './use-preview.ts';
import type { QuoteControl } from './use-quote.ts';

it('begins in the first words of the mail', () => {
  const nothing = (): undefined => undefined;
  const stored = { formattedId: 'O2026-00009', versionNumber: 0, customer: { email: 'einkauf@muster.example' } };
  const control = {
    stored,
    draft: { mailText: '' },
    question: 'send',
    busy: false,
    ask: nothing,
    change: nothing,
  } as unknown as QuoteControl;
  const preview = { seen: null, read: nothing, problem: null, isReading: false } as unknown as Preview;
  showRoutes([{ path: '/', element: <SendDialog control={control} preview={preview} /> }]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Erste Worte der Mail' }));
});
