import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { Order } from '#contract/order.ts';
import { OrderChange } from './order-change.tsx';

const address = {
  name: 'Aare Pumpen AG',
  addition: '',
  street: 'Gurzelenstrasse 31',
  additionalAddress: '',
  zipCode: '4512',
  city: 'Bellach',
  country: 'CH',
};
const position = {
  id: 71,
  parentId: null,
  type: 'PRODUCT',
  productId: 4,
  name: 'Kiste',
  articleNumber: 'HK_0004',
  quantity: 2,
  pricePerOne: 82,
  externalCustomerNo: '',
  kommentar: '',
  rechnungskommentar: '',
  insuranceRate: null,
  commodityReferences: [],
  storno: false,
  configuration: null,
};
const order = {
  id: 7,
  formattedId: 'A2026-00007',
  version: 1,
  customerId: 3,
  customer: { name: 'Aare Pumpen AG', email: 'einkauf@aarepumpen.example' },
  requestedDeliveryDate: '2026-12-10',
  confirmedDeliveryDate: null,
  paymentMethodId: 1,
  paymentTermId: null,
  skontoId: null,
  vatForced: null,
  orderPerson: 'Beat Zbinden',
  externalCustomerNo: '',
  invoiceEmail: '',
  comment: '',
  discount: 0,
  deliveryCost: 21,
  deliveryType: 'DELIVERY',
  byMail: true,
  deliveryAddress: address,
  invoiceAddress: address,
  positions: [position],
} as unknown as Order;
/** Another clerk: four pieces, fetched, with a remark. */
const theirs = {
  ...order,
  version: 2,
  deliveryType: 'PICKUP',
  comment: 'mit Stapler',
  positions: [{ ...position, quantity: 4 }],
} as unknown as Order;

interface Sent {
  url: string;
  body: { version: number; deliveryType?: string; comment?: string; updatePositions: unknown[] };
}

function show() {
  const staged: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const answer = (json: unknown, status = 200) => Promise.resolve(Response.json(json, { status }));
    if (method === 'POST') {
      staged.push({ url, body: JSON.parse(body as string) as Sent['body'] });
      const stale = { errors: [{ message: 'changedMeanwhile', params: { who: 'Simon Bucher', at: '2026-11-22T08:00:00.000Z' } }] };
      return staged.at(-1)?.body.version === 1 ? answer(stale, 409) : new Promise<Response>(() => undefined);
    }
    if (url.endsWith('/change')) return answer({ change: null });
    return url.endsWith('/order/7') ? answer({ order: theirs }) : answer({ items: [] });
  });
  return { staged, ...showRoutes([{ path: '/', element: <OrderChange order={order} /> }]) };
}

it('shows both versions when another person changed the order, and stages what was chosen', async () => {
  const { user, staged } = show();
  await user.clear(screen.getByLabelText('Menge Kiste'));
  await user.type(screen.getByLabelText('Menge Kiste'), '5');
  await user.selectOptions(screen.getByLabelText('Lieferart'), 'FEDEX');
  await user.click(screen.getByRole('button', { name: 'Vormerken' }));
  const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  expect(within(dialog).getByRole('row', { name: /Lieferart/ }).textContent).toBe('LieferartLieferungAbholungPaketdienst');
  expect(within(dialog).getByRole('row', { name: /Pos 1 Menge/ }).textContent).toBe('Pos 1 Menge245');
  await user.click(within(dialog).getByRole('radio', { name: 'Pos 1 Menge: Sie' }));
  await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bemerkung').value).toBe('mit Stapler');
  await user.click(screen.getByLabelText('Bemerkung'));
  await user.keyboard('{Control>}s{/Control}');
  expect(staged.at(-1)?.body).toMatchObject({ version: 2, updatePositions: [{ id: 71, quantity: 5 }] });
  expect(staged.at(-1)?.body).not.toHaveProperty('deliveryType');
  expect(staged.at(-1)?.body).not.toHaveProperty('comment');
});

it('sends what is staged by Ctrl+Enter in the form, not from the note beside it', async () => {
  const sent: string[] = [];
  const staged = {
    version: 1,
    state: 'DRAFT',
    wish: { updatePositions: [{ id: 71, quantity: 5 }], newPositions: [], tell: true },
    values: [],
    difference: null,
    production: { positionIds: [], startedOn: null },
    answerText: '',
    expiresAt: null,
  };
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push(url);
      return new Promise<Response>(() => undefined);
    }
    return Promise.resolve(Response.json(url.endsWith('/change') ? { change: staged } : { items: [] }));
  });
  const page = (
    <>
      <textarea aria-label="Notiz" />
      <OrderChange order={order} />
    </>
  );
  const { user } = showRoutes([{ path: '/', element: page }]);
  await screen.findByRole('button', { name: 'Änderung senden' });
  await user.type(screen.getByLabelText('Notiz'), 'Rampe 2{Control>}{Enter}{/Control}');
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Bemerkung'), '{Control>}{Enter}{/Control}');
  expect(sent).toEqual(['/api/order/7/change']);
});

describe('a change that was staged', () => {
  const staged = {
    id: 3,
    version: 1,
    state: 'DRAFT',
    wish: { discount: 0.05, updatePositions: [], newPositions: [], tell: true },
    values: [],
    difference: null,
    production: { positionIds: [], startedOn: null },
    answerText: '',
    expiresAt: null,
  };

  function open() {
    const sent: string[] = [];
    vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
      const answer = (json: unknown) => Promise.resolve(Response.json(json));
      if (method === 'GET') return answer(url.endsWith('/change') ? { change: staged } : { items: [] });
      sent.push(url);
      if (!url.endsWith('/ask')) return answer(staged);
      const asked = { ...staged, version: 2, state: 'ASKED', wish: { ...staged.wish, deliveryCost: 24 } };
      return answer({ change: asked, url: 'http://localhost/order-change/9' });
    });
    const page = (
      <>
        <textarea aria-label="Notiz" />
        <OrderChange order={order} />
      </>
    );
    return { sent, ...showRoutes([{ path: '/', element: page }]) };
  }

  it('has nothing unsaved once the customer is asked, though the delivery was priced anew', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Änderung senden' }));
    await screen.findByText('http://localhost/order-change/9');
    expect(screen.getByLabelText<HTMLInputElement>('Lieferkosten CHF').value).toBe('24.00');
    expect(screen.queryByRole('button', { name: 'Eingaben verwerfen' })).toBeNull();
  });

  it('is staged by Ctrl+S wherever the focus is', async () => {
    const { user, sent } = open();
    await screen.findByRole('button', { name: 'Änderung senden' });
    await user.type(screen.getByLabelText('Notiz'), '{Control>}s{/Control}');
    expect(sent).toEqual(['/api/order/7/change']);
  });
});

it('saves once when the answer was lost and it is sent again', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers }: RequestInit = {}) => {
    if (method === 'PUT') {
      keys.push(new Headers(headers).get('idempotency-key'));
      return keys.length === 1 ? Promise.reject(new TypeError('lost')) : Promise.resolve(Response.json(theirs));
    }
    return Promise.resolve(Response.json(url.endsWith('/change') ? { change: null } : { items: [] }));
  });
  const { user } = showRoutes([{ path: '/', element: <OrderChange order={order} /> }]);
  await user.clear(screen.getByLabelText('Menge Kiste'));
  await user.type(screen.getByLabelText('Menge Kiste'), '4');
  const save = screen.getByRole('button', { name: 'Sofort speichern' });
  await user.click(save);
  await user.click(save);
  expect(await screen.findByText('Änderungen gespeichert')).toBeDefined();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
});

describe('a staged change that the order has left behind', () => {
  /** Five pieces by parcel were staged on the first version. */
  function open(wish: object, fresh: Order = theirs) {
    const sent: { url: string; version: number }[] = [];
    const staged = {
      id: 3,
      version: 1,
      orderVersion: 1,
      state: 'STALE',
      behind: { order, who: 'Simon Bucher', at: '2026-11-22T08:00:00.000Z' },
      wish: { updatePositions: [], newPositions: [], tell: true, ...wish },
      values: [],
      difference: null,
      production: { positionIds: [], startedOn: null },
      answerText: '',
      expiresAt: null,
    };
    vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
      const answer = (json: unknown, status = 200) => Promise.resolve(Response.json(json, { status }));
      if (method === 'GET') {
        if (url.endsWith('/change')) return answer({ change: staged });
        return answer(url.endsWith('/order/7') ? { order: fresh } : { items: [] });
      }
      const { version } = JSON.parse(body as string) as { version: number };
      sent.push({ url, version });
      const stale = { errors: [{ message: 'changedMeanwhile', params: { who: 'Simon Bucher', at: '2026-11-22T08:00:00.000Z' } }] };
      if (url.endsWith('/change') && version < fresh.version) return answer(stale, 409);
      return answer(method === 'PUT' ? { ...fresh, version: fresh.version + 1 } : { ...staged, state: 'DRAFT', behind: null });
    });
    return { sent, ...showRoutes([{ path: '/', element: <OrderChange order={fresh} /> }]) };
  }
  const five = { updatePositions: [{ id: 71, quantity: 5 }] };

  it('takes over what a colleague changed elsewhere', async () => {
    open({ comment: 'Tor 3' }, { ...theirs, comment: '' });
    await screen.findByText(/bitte neu vormerken/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bemerkung').value).toBe('Tor 3');
    expect(screen.getByLabelText<HTMLInputElement>('Menge Kiste').value).toBe('4');
    expect(screen.getByLabelText<HTMLSelectElement>('Lieferart').value).toBe('PICKUP');
    expect(screen.getByText('1 Angabe geändert')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Eingaben verwerfen' })).toBeNull();
  });

  it('asks where both changed the same, and asks again if that was left open', async () => {
    const { user, sent } = open(five);
    await screen.findByText(/bitte neu vormerken/);
    // The page may show another part of the order.
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zusammenführen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
    expect(dialog.textContent).toContain('Simon Bucher');
    expect(within(dialog).getByRole('row', { name: /Pos 1 Menge/ }).textContent).toBe('Pos 1 Menge245');
    await user.click(within(dialog).getByRole('button', { name: 'Später entscheiden' }));
    expect(screen.getByLabelText<HTMLInputElement>('Menge Kiste').value).toBe('5');
    await user.click(screen.getByRole('button', { name: /Vormerken/ }));
    expect(sent.map(({ version }) => version)).toEqual([1]);
    const again = await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
    await user.click(within(again).getByRole('radio', { name: 'Pos 1 Menge: Sie' }));
    await user.click(within(again).getByRole('button', { name: 'Übernehmen' }));
    expect(screen.getByLabelText<HTMLInputElement>('Menge Kiste').value).toBe('5');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bemerkung').value).toBe('mit Stapler');
    await user.click(screen.getByRole('button', { name: /Vormerken/ }));
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(await screen.findByText('Vorgemerkt, der Kunde sieht noch nichts')).toBeDefined();
  });

  it('keeps the lines that were to be added', async () => {
    const line = { type: 'PRODUCT', productId: null, configuration: null, name: 'Keile', quantity: 2, pricePerOne: 3, positionIds: [] };
    open({ newPositions: [line] });
    await screen.findByText(/bitte neu vormerken/);
    expect(screen.getByLabelText<HTMLInputElement>('Bezeichnung Keile').value).toBe('Keile');
  });

  it('waits no longer once all of it was saved at once', async () => {
    const { user, sent } = open({ comment: 'Tor 3' }, { ...theirs, comment: '' });
    await screen.findByText(/bitte neu vormerken/);
    await user.click(screen.getByRole('button', { name: 'Sofort speichern' }));
    expect(sent.map(({ url }) => url)).toEqual(['/api/order/7', '/api/order/7/change/discard']);
    expect(screen.queryByText(/bitte neu vormerken/)).toBeNull();
  });
});

it('goes on in a line that was added', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Freie Position' }));
  await user.keyboard('Sonderanfertigung');
  expect(screen.getByLabelText<HTMLInputElement>('Bezeichnung Sonderanfertigung').value).toBe('Sonderanfertigung');
});

it('says why a product could not be added', async () => {
  vi.stubGlobal('fetch', (url: string) => {
    if (url.endsWith('/change')) return Promise.resolve(Response.json({ change: null }));
    if (url.includes('ids=')) return Promise.reject(new TypeError('Failed to fetch'));
    const items = url.includes('/product/summary') ? [{ id: 5, articleNumber: 'KL_0005', name: 'Keil' }] : [];
    return Promise.resolve(Response.json({ items }));
  });
  const { user } = showRoutes([{ path: '/', element: <OrderChange order={order} /> }]);
  await user.type(screen.getByRole('combobox', { name: /Produkt suchen/ }), 'keil');
  await screen.findByText('Keil');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Keine Verbindung/)).toBeDefined();
});

it('undoes what was typed, step by step or at once', async () => {
  const { user } = show();
  const quantity = screen.getByLabelText<HTMLInputElement>('Menge Kiste');
  await user.clear(quantity);
  await user.type(quantity, '5');
  await user.keyboard('{Control>}zz{/Control}');
  expect(quantity.value).toBe('2');
  await user.click(screen.getByRole('button', { name: 'Stornieren' }));
  await user.click(screen.getByRole('button', { name: 'Eingaben verwerfen' }));
  expect(screen.getByRole('button', { name: 'Stornieren' })).toBeDefined();
  expect(screen.getByText('Noch nichts geändert')).toBeDefined();
});

it('asks for an address when what was fetched is to be delivered', async () => {
  const fetched = { ...order, deliveryType: 'PICKUP', deliveryAddress: null } as unknown as Order;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ change: null, items: [] })));
  const { user } = showRoutes([{ path: '/', element: <OrderChange order={fetched} /> }]);
  await user.selectOptions(screen.getByLabelText('Lieferart'), 'DELIVERY');
  await user.click(screen.getByRole('button', { name: 'Vormerken' }));
  expect(screen.getByText('Wohin wird geliefert?')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Lieferadresse'));
});
