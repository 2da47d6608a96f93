import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { SamplePart } from './sample-part.tsx';
import { sizesIn } from './sampled-size.ts';

const remote = { url: 'https://preise.example/p', apiParamNames: {}, samplingPoints: [25, 100] };
const small = { length: 400, width: 300, height: 200 };
const large = { length: 900, width: 600, height: 500 };
const point = (quantity: number, price: number | null, failure = '') => ({ quantity, price, failure, milliseconds: 12 });

function open(answer: Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(body as string));
    return Promise.resolve(answer);
  });
  const onTake = vi.fn<(quantities: string) => void>();
  render(
    <IntlProvider locale="de" messages={{ errors, deskErrors }}>
      <SamplePart productId={3} remote={remote} onTake={onTake} />
    </IntlProvider>,
  );
  return { sent, onTake, user: userEvent.setup() };
}

it('asks for sizes and quantities, shows each price, and says where there is none and why', async () => {
  const items = [
    { size: small, points: [point(25, 1.2), point(100, 0.9)] },
    { size: large, points: [point(25, null, 'status 500'), point(100, null, 'configuration')] },
  ];
  const { sent, user, onTake } = open(Response.json({ items }));
  await user.type(screen.getByLabelText('Grössen in mm'), '400 × 300 × 200; 900x600x500');
  await user.click(screen.getByRole('button', { name: 'Abfragen' }));
  expect(sent).toEqual([{ productId: 3, remotePrice: remote, sizes: [small, large], quantities: [25, 100] }]);
  const rows = (await screen.findAllByRole<HTMLTableRowElement>('row')).map((row) => [...row.cells].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Grösse', '25 Stück', '100 Stück'],
    ['400 × 300 × 200', 'CHF 1.20', 'CHF 0.90'],
    ['900 × 600 × 500', 'kein Preis (1)', 'kein Preis (2)'],
  ]);
  expect(screen.getByText('2 von 4 ohne Preis.')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Der Dienst antwortet mit Fehler 500.',
    'In dieser Grösse lässt sich das Produkt nicht herstellen.',
  ]);
  await user.click(screen.getByRole('button', { name: /übernehmen/ }));
  expect(onTake).toHaveBeenCalledWith('25, 100');
});

it('says what the shop refuses to ask, and asks nothing for what is no size', async () => {
  const { sent, user } = open(
    Response.json({ errors: [{ message: 'remoteHostUnknown', params: { url: 'https://preise.example/p' } }] }, { status: 422 }),
  );
  await user.type(screen.getByLabelText('Grössen in mm'), 'gross');
  expect(screen.getByRole('button', { name: 'Abfragen' }).hasAttribute('disabled')).toBe(true);
  await user.clear(screen.getByLabelText('Grössen in mm'));
  await user.click(screen.getByRole('button', { name: 'Abfragen' }));
  expect((await screen.findByRole('status')).textContent).toContain('https://preise.example/p');
  expect(sent).toHaveLength(1);
});

it.each<[string, object[] | null]>([
  ['', []],
  ['400x300x200; 400 × 300 × 200 mm', [small]],
  ['400*300*200\n900/600/500', [small, large]],
  ['400x300', null],
  ['0x300x200', null],
  ['20001x300x200', null],
  [Array.from({ length: 9 }, (_, at) => `${at + 1}x2x3`).join(';'), null],
])('«%s» as sizes', (text, sizes) => {
  expect(sizesIn(text)).toEqual(sizes);
});
