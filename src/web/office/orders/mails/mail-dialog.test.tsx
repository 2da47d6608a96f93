import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { MailDialog } from './mail-dialog.tsx';

it('begins in the words of staff once the mail is there', async () => {
  const mail = {
    kind: 'confirmation',
    kinds: ['confirmation'],
    recipient: 'a@b.example',
    subject: 'Bestellbestätigung',
    html: '',
    text: '',
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(mail)));
  const order = { id: 53, formattedId: 'A2026-00053' };
  const element = <MailDialog order={order} onClose={() => undefined} onDone={() => undefined} />;
  const { user } = showRoutes([{ path: '/', element }]);
  await screen.findByLabelText(/Ihre Worte/);
  await user.keyboard('Guten Morgen');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Ihre Worte/).value).toBe('Guten Morgen');
});
