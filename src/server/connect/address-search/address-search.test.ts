/** The address search over the wire: what is requested, which answers are accepted, and what each fault leads to. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAddressSearch } from '#fakes/address-search/address-search.ts';
import type { AddressFault, AddressSearchStandIn } from '#fakes/address-search/address-search.ts';
import { openAddressSearch } from './address-search.ts';

let standIn: AddressSearchStandIn;
let clock = 0;
let told: string[] = [];
beforeEach(async () => {
  standIn = await startAddressSearch({ slowMs: 20 });
  clock = 0;
  told = [];
});
afterEach(async () => standIn.stop());

const open = (url: string | undefined = standIn.url) =>
  openAddressSearch({ url, now: () => clock, warn: (text, about) => told.push(`${text} ${JSON.stringify(about)}`), timeoutMs: 150 });

test('labels come as the service writes them, and are kept for a day', async () => {
  const find = open();
  const labels = await find('seftigenstr 3084');
  expect(labels[0]).toBe('Seftigenstrasse 1 <b>3084 Wabern</b>');
  expect(labels.every((label) => label.startsWith('Seftigenstrasse '))).toBe(true);
  expect(await find('seftigenstr 3084')).toEqual(labels);
  expect(standIn.asked).toEqual(['seftigenstr 3084']);
  clock = 24 * 3_600_000;
  await find('seftigenstr 3084');
  expect(standIn.asked).toHaveLength(2);
});

test('without a service nothing is asked and nothing found', async () => {
  expect(await openAddressSearch({ url: undefined, now: () => 0 })('Seestrasse')).toEqual([]);
});

test('what the service refuses it does not know, and it is no failure', async () => {
  const find = open();
  for (let time = 0; time < 5; time += 1)
    expect(await find(`eins zwei drei vier fünf sechs sieben acht neun zehn elf ${time}`)).toEqual([]);
  expect([standIn.asked.length, told]).toEqual([5, []]);
});

test.each<AddressFault>(['status500', 'status503', 'hang', 'loseAnswer', 'partial', 'html', 'nonsense'])(
  '%s is no suggestion, stands in the log without what was typed, and is not kept',
  async (fault) => {
    standIn.faults.fail('search', fault);
    const find = open();
    expect(await find('Seestrasse 8002')).toEqual([]);
    expect(told).toHaveLength(1);
    expect(told[0]).not.toMatch(/seestrasse|8002/i);
    expect(await find('Seestrasse 8002')).not.toEqual([]);
  },
);

test('a slow answer is one; a service that fails three times is left alone for a minute', async () => {
  standIn.faults.fail('search', 'slow', 'status500', 'status500', 'status500');
  const find = open();
  expect(await find('Limmatquai')).not.toEqual([]);
  for (const text of ['Rennweg', 'Talstr', 'Utoquai', 'Bleicherweg']) expect(await find(text)).toEqual([]);
  expect(standIn.asked).toHaveLength(4);
  clock = 60_000;
  expect(await find('Bleicherweg')).not.toEqual([]);
});
