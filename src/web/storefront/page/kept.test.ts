import { createElement, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { KeptPieces, PagePieces } from '#web/first-load/kept-pieces.ts';
import { Kept, PiecesOfPage } from './kept.tsx';
import { Price, PriceViewProvider } from './price-view.tsx';

let drawn = 0;

function Card({ net }: { net: number }) {
  drawn += 1;
  return createElement('p', null, createElement(Price, { net }));
}

function Field() {
  const id = useId();
  return createElement('label', { htmlFor: id }, createElement('input', { id }));
}

interface Seen {
  language?: 'de' | 'en';
  view?: 'incl' | 'excl';
  pieces: PagePieces | null;
}

function page({ language = 'de', view = 'incl', pieces }: Seen, ...parts: ReactNode[]): string {
  const side = { view, vatPercent: 8.1 } as ComponentProps<typeof PriceViewProvider>;
  const texts = { locale: language, messages: {}, timeZone: 'Europe/Zurich' } as ComponentProps<typeof IntlProvider>;
  const main = createElement(PriceViewProvider, side, createElement('main', null, ...parts));
  const html = renderToString(createElement(IntlProvider, texts, createElement(PiecesOfPage, { value: pieces }, main)));
  return pieces?.whole(html) ?? html;
}

const card = (net: number, by: unknown = net): ReactNode =>
  createElement(Kept, { key: net, name: 'card', by }, createElement(Card, { net }));

test('a piece is drawn once, and the page is the same as without', () => {
  const kept = new KeptPieces();
  const whole = page({ pieces: null }, card(10), card(20));
  drawn = 0;
  const pages = Array.from({ length: 3 }, () => page({ pieces: new PagePieces(kept, 'verpackung') }, card(10), card(20)));
  expect(new Set(pages)).toEqual(new Set([whole]));
  expect(drawn).toBe(2);
});

test('nobody sees the price of another day, another side of the tax or another language', () => {
  const kept = new KeptPieces();
  const seen = (['de', 'en'] as const).flatMap((language) => (['incl', 'excl'] as const).map((view) => ({ language, view })));
  for (const net of [10, 11]) {
    for (const each of [...seen, ...seen]) {
      expect(page({ ...each, pieces: new PagePieces(kept, 'verpackung') }, card(net))).toBe(page({ ...each, pieces: null }, card(net)));
    }
  }
});

test('what holds an id of its place is drawn each time, as it is without', () => {
  const kept = new KeptPieces();
  const field = createElement(Kept, { key: 'field', name: 'field', by: 1 }, createElement(Field));
  const other = createElement(Field, { key: 'other' });
  for (const parts of [[field], [other, field], [field, other]]) {
    expect(page({ pieces: new PagePieces(kept, 'verpackung') }, ...parts)).toBe(page({ pieces: null }, ...parts));
  }
});

test('a piece inside a piece belongs to the outer one', () => {
  const kept = new KeptPieces();
  const outer = createElement(Kept, { key: 'outer', name: 'outer', by: 1 }, card(30), card(40));
  const whole = page({ pieces: null }, outer);
  expect(page({ pieces: new PagePieces(kept, 'verpackung') }, outer)).toBe(whole);
  expect(page({ pieces: new PagePieces(kept, 'verpackung') }, outer)).toBe(whole);
});
