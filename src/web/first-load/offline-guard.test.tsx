import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardOffline } from './offline-guard.ts';

const refused = vi.fn();
let stop = (): void => undefined;

function show(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  stop = guardOffline(refused);
  render(
    <>
      <a href="/warenkorb">Warenkorb</a>
      <a href="#masse">Masse</a>
      <a href="tel:+41441234567">Anrufen</a>
      <a href="/agb" target="_blank">
        AGB
      </a>
      <form role="search" method="get" action="/search" />
      <form aria-label="Gutschein" />
    </>,
  );
}

/** Whether the click goes on to the browser. */
const click = (name: string, keys: { ctrlKey?: boolean } = {}): boolean => fireEvent.click(screen.getByRole('link', { name }), keys);

beforeEach(() => refused.mockClear());
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it('keeps the page when a link would lead nowhere, and says so', () => {
  show(false);
  expect(click('Warenkorb')).toBe(false);
  expect(refused).toHaveBeenCalledTimes(1);
});

it('keeps the page when a search would lead nowhere, and leaves forms that only call to their own answer', () => {
  show(false);
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  expect(fireEvent.submit(screen.getByRole('form', { name: 'Gutschein' }))).toBe(true);
  expect(refused).toHaveBeenCalledTimes(1);
});

it('leaves what needs no net, and other tabs, to the browser', () => {
  show(false);
  expect([click('Masse'), click('Anrufen'), click('AGB'), click('Warenkorb', { ctrlKey: true })]).toEqual([true, true, true, true]);
  expect(refused).not.toHaveBeenCalled();
});

it('is not in the way with a connection', () => {
  show(true);
  expect(click('Warenkorb')).toBe(true);
  expect(refused).not.toHaveBeenCalled();
});
