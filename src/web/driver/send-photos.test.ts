import { expect, it } from 'vitest';
import { CallFailure } from '#contract/failure.ts';
import type { OwnPhoto } from './photo-storage.ts';
import { sendPhotos } from './send-photos.ts';

const photoOf = (key: string): OwnPhoto => ({ key, driveId: 1, orderId: 2, bytes: new Blob(), takenAt: 0, problem: null });

/** A shop that answers the uploads in turn with a status. */
async function sendTo(statuses: readonly number[], count: number) {
  const sent: string[] = [];
  const told: [string, number | null][] = [];
  const all = await sendPhotos(
    async ({ key }) => {
      const status = statuses[sent.length] ?? 200;
      sent.push(key);
      if (status !== 200) throw new CallFailure(status, [{ message: 'photoBroken', params: {} }]);
      return Promise.resolve();
    },
    Array.from({ length: count }, (_, at) => photoOf(String(at + 1))),
    ({ key }, refused) => told.push([key, refused?.status ?? null]),
  );
  return { all, sent, told };
}

it('sends each photo once', async () => {
  expect(await sendTo([], 2)).toEqual({
    all: true,
    sent: ['1', '2'],
    told: [
      ['1', null],
      ['2', null],
    ],
  });
});

it.each([0, 404, 410, 429, 503])('keeps what the shop could not take (%i), and waits with the rest', async (status) => {
  expect(await sendTo([status], 2)).toEqual({ all: false, sent: ['1'], told: [] });
});

it('tells what the shop refuses, and goes on', async () => {
  expect((await sendTo([422, 200], 2)).told).toEqual([
    ['1', 422],
    ['2', null],
  ]);
});
