// The mails sent by the shop, read from the outbox with staff permissions: what a customer would find in the mailbox.
import type { APIRequestContext } from '@playwright/test';
import { packagingShop, staff } from './shop-under-test.ts';

interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
}

async function asStaff(request: APIRequestContext): Promise<{ authorization: string }> {
  const answer = await request.post(`${packagingShop.url}/api/auth`, { data: staff, headers: { origin: packagingShop.url, cookie: '' } });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Newest first. */
export async function mailbox(request: APIRequestContext, address: string): Promise<Mail[]> {
  const headers = await asStaff(request);
  const list = (await (await request.get(`${packagingShop.url}/api/dev/mails?perPage=200`, { headers })).json()) as { items: Mail[] };
  const own = list.items.filter(({ to }) => to === address);
  return Promise.all(
    own.map(async ({ id }) => (await (await request.get(`${packagingShop.url}/api/dev/mails/${id}`, { headers })).json()) as Mail),
  );
}

/** The first link to the shop in the newest mail. */
export async function linkIn(request: APIRequestContext, address: string): Promise<string> {
  const [mail] = await mailbox(request, address);
  const link = /^https?:\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
  return new URL(link, packagingShop.url).href.replace(new URL(link).origin, packagingShop.url);
}
