import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { Webhook, WebhookDelivery } from '#contract/integration.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import de from '#web/texts/de.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { MessageLog } from './message-log.tsx';
import { WebhookPart } from './webhook-part.tsx';

const webhook: Webhook = {
  id: 7,
  version: 3,
  url: 'https://erp.example/hook',
  events: ['order.created'],
  active: true,
  createdAt: '2026-11-23T08:00:00.000Z',
  who: 'leitung@kistenwerk.example',
};
const delivery: WebhookDelivery = {
  id: 1,
  webhookId: 7,
  event: 'order.created',
  number: 'A2026-00001',
  at: '2026-11-23T08:00:00.000Z',
  state: 'FAILED',
  tries: 7,
  nextAt: null,
  triedAt: '2026-11-23T20:00:00.000Z',
  answer: 'status 500',
};

/** A fake server that records the requests and gives this answer. */
function serve(status: number, body: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    asked.push(`${method ?? 'GET'} ${url}`);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

const show = (element: React.ReactNode): void => {
  render(
    <IntlProvider locale="de" messages={{ ...de, deskErrors }}>
      <ToastProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </ToastProvider>
    </IntlProvider>,
  );
};

it('sends a message once more that was given up, and none that waits anyway', async () => {
  const asked = serve(200, {});
  show(<MessageLog webhooks={[webhook]} deliveries={[delivery, { ...delivery, id: 2, number: 'A2026-00002', state: 'WAITING' }]} />);
  const lost = await screen.findByRole('row', { name: /A2026-00001/ });
  expect(lost.textContent).toContain('Bestellung neu');
  expect(lost.textContent).toContain('Antwort 500, 7 Versuche');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'A2026-00002 nochmals senden' }).disabled).toBe(true);
  await userEvent.setup().click(within(lost).getByRole('button', { name: 'A2026-00001 nochmals senden' }));
  expect(await screen.findByText('Die Meldung geht gleich noch einmal hinaus')).toBeDefined();
  expect(asked).toEqual(['POST /api/integration/delivery/1/replay']);
});

it('says at the address that the shop sends nothing there, and shows a secret only once', async () => {
  serve(422, { errors: [{ message: 'webhookUrlNotAllowed', params: {}, field: 'body.url' }] });
  show(<WebhookPart webhooks={[]} />);
  const user = userEvent.setup();
  const address = await screen.findByRole('textbox', { name: 'Adresse, mit https://' });
  const create = screen.getByRole('button', { name: 'Empfänger anlegen' });
  await user.type(address, 'https://10.0.0.1/');
  await user.click(create);
  expect(await screen.findByText(/^An diese Adresse schickt der Shop nichts/)).toBeDefined();
  expect(address.getAttribute('aria-invalid')).toBe('true');
  serve(200, { id: 8, secret: 'whsec_geheim' });
  await user.click(create);
  expect((await screen.findByRole('dialog')).textContent).toContain('whsec_geheim');
  await user.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(screen.queryByText('whsec_geheim')).toBeNull();
});

it('asks before somebody hears nothing any more', async () => {
  const asked = serve(200, {});
  show(<WebhookPart webhooks={[webhook]} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'https://erp.example/hook löschen' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Behalten' }));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'https://erp.example/hook löschen' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
  expect(asked).toEqual(['DELETE /api/integration/webhook/7']);
});

it('names the receiver whose secret got lost, and makes another one only on the next try', async () => {
  const keys: (string | null)[] = [];
  const answers = [
    null,
    { status: 409, body: { errors: [{ message: 'webhookMadeBefore', params: { url: 'https://erp.example/hook' } }] } },
    { status: 200, body: { id: 9, secret: 'whsec_zweites' } },
  ];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit = {}) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const answer = answers[keys.length - 1];
    if (!answer) throw new TypeError('lost');
    return Response.json(answer.body, { status: answer.status });
  });
  show(<WebhookPart webhooks={[]} />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Adresse, mit https://' }), 'https://erp.example/hook');
  const create = screen.getByRole('button', { name: 'Empfänger anlegen' });
  await user.click(create);
  await user.click(create);
  expect(await screen.findByText(/^Dieser Empfänger ist schon angelegt: https:\/\/erp\.example\/hook\./)).toBeDefined();
  await user.click(create);
  expect((await screen.findByRole('dialog')).textContent).toContain('whsec_zweites');
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
