import { expect, it } from 'vitest';
import type { DayStop } from '#contract/truck-day.ts';
import { axlesUnknown } from '#domain/packing/axle-load.ts';
import type { Day } from './pack-day.ts';
import { proposeDay } from './propose-day.ts';

const stop = (orderId: number, boxes: number): DayStop => ({
  orderId,
  formattedId: `A2026-0000${orderId}`,
  customerName: 'Aarepumpen AG',
  street: '',
  zipCode: '8001',
  place: null,
  city: 'Zürich',
  unfinished: 0,
  lines: [
    {
      positionId: orderId * 10,
      name: 'Holzkiste',
      articleNumber: 'HK_0001',
      quantity: boxes,
      boxes,
      piecesPerBox: 1,
      onPallet: false,
      box: { size: [1000, 800, 600], weight: 90_000, bears: 200 },
    },
  ],
});
const truck = {
  id: 1,
  name: { de: 'Lastwagen', fr: 'Camion', en: 'Truck' },
  height: 2600,
  length: 7200,
  width: 2450,
  loadMeter: 7.2,
  maxParkingLots: 18,
  payload: 9000,
  ...axlesUnknown,
};
const day = (stops: DayStop[], over: Partial<Day> = {}): Day => ({ fleet: [truck], stops, siteZipCode: '6210', ...over });

it('packs a day once, whoever is written on it, and anew as soon as its goods or trucks change', () => {
  const first = proposeDay(day([stop(1, 4), stop(2, 2)]));
  expect(first[0]?.boxes).toHaveLength(6);
  const renamed = [{ ...stop(1, 4), customerName: 'Kunsthalle', unfinished: 3 }, stop(2, 2)];
  expect(proposeDay(day(renamed))).toBe(first);
  expect(proposeDay(day([stop(1, 4), stop(2, 3)]))[0]?.boxes).toHaveLength(7);
  const van = { ...truck, id: 2, length: 3000, payload: 200 };
  expect(proposeDay(day([stop(1, 4), stop(2, 2)], { fleet: [van] }))).not.toBe(first);
});
