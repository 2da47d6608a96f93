import { createElement, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawnAtOnce, drawnWhenReady } from './draw-page.ts';

const document = (child: ReactNode) => createElement('html', null, createElement('body', null, child));

/** A part whose code has not been requested yet. */
const later = () => lazy(async () => ({ default: () => createElement('p', null, 'Später') }));

function Broken(): ReactNode {
  throw new Error('broken');
}

test('both ways draw the same page', async () => {
  const page = document(createElement(Suspense, null, createElement('p', null, 'Kiste ', 'nach ', 'Mass')));
  const { html, isBroken } = await drawnWhenReady(page, 'n');
  expect(html).toContain('<!DOCTYPE html><html>');
  expect(isBroken).toBe(false);
  expect(drawnAtOnce(page)).toBe(html);
});

test.each([
  ['inside of a part that may wait', (child: ReactNode) => createElement(Suspense, null, child)],
  ['anywhere else', (child: ReactNode) => child],
])('a page that waits %s is not drawn at once, and the second time it is', async (_, around) => {
  const page = document(around(createElement(later())));
  expect(drawnAtOnce(page)).toBeNull();
  const { html } = await drawnWhenReady(page, 'n');
  expect(html).toContain('<p>Später</p>');
  expect(drawnAtOnce(page)).toBe(html);
});

test('a part that breaks is told, a page that breaks fails', async () => {
  const part = document(createElement(Suspense, null, createElement(Broken)));
  expect(drawnAtOnce(part)).toBeNull();
  expect(await drawnWhenReady(part, 'n')).toMatchObject({ isBroken: true });
  const page = document(createElement(Broken));
  expect(drawnAtOnce(page)).toBeNull();
  await expect(drawnWhenReady(page, 'n')).rejects.toThrow('broken');
});
