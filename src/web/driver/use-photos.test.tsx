/** Photographs on the phone, of which two tabs show the same ones. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { IntlProvider } from 'use-intl';
import type { OwnPhoto } from './photo-storage.ts';
import { usePhotos } from './use-photos.ts';

let kept: Map<string, OwnPhoto>;

/** The browser's database, which jsdom lacks. */
function answered<Result>(result: Result): EventTarget & { result: Result } {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
}
beforeEach(() => {
  kept = new Map();
  const store = {
    getAll: () => answered([...kept.values()]),
    put: (photo: OwnPhoto) => answered(kept.set(photo.key, photo)),
    delete: (key: string) => answered(kept.delete(key)),
  };
  vi.stubGlobal('indexedDB', { open: () => answered({ transaction: () => ({ objectStore: () => store }) }) });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no net')));
});

const photoOf = (key: string): OwnPhoto => ({ key, driveId: 7, orderId: 1, bytes: new Blob(['x']), takenAt: 1, problem: null });
const settled = async (): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
async function open() {
  const view = renderHook(() => usePhotos('token', 7, []), {
    wrapper: ({ children }) => (
      <IntlProvider locale="de" messages={{}}>
        {children}
      </IntlProvider>
    ),
  });
  await settled();
  return () => view.result.current.photos.map(({ key }) => key);
}
async function look(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

it('are those that another tab took, once this one is looked at again', async () => {
  const keys = await open();
  kept.set('a', photoOf('a'));
  await look();
  expect(keys()).toEqual(['a']);
});

it('are no longer those that another tab sent or dropped', async () => {
  kept.set('a', photoOf('a'));
  const keys = await open();
  expect(keys()).toEqual(['a']);
  kept.delete('a');
  await look();
  expect(keys()).toEqual([]);
});
