import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { commodityProblems, customsValue, isHsCode } from './customs.ts';
import type { Commodity } from './customs.ts';
import { lengthAndGirth, packageCount, packageProblems, packagesOf, totalWeightG } from './package.ts';
import { carrierParty, carrierText, partyProblems } from './party.ts';
import type { CarrierParty } from './party.ts';
import { pickupTimes } from './pickup-time.ts';

const keysOf = (problems: readonly { key: string; field?: string | undefined }[]) => problems.map(({ key, field }) => `${field} ${key}`);

describe('packages', () => {
  const size = { lengthMm: 601, widthMm: 400, heightMm: 300 };

  test('pieces of a kind are stacked up to 30 kg and a metre, the rest gets its own', () => {
    expect(packagesOf([{ articleNumber: 'HK_0001', quantity: 7, weightG: 8000, size }])).toEqual([
      { count: 2, articleNumber: 'HK_0001', lengthCm: 61, widthCm: 40, heightCm: 90, weightG: 24_000 },
      { count: 1, articleNumber: 'HK_0001', lengthCm: 61, widthCm: 40, heightCm: 30, weightG: 8000 },
    ]);
    expect(packagesOf([{ articleNumber: 'HK_0002', quantity: 2, weightG: 40_000, size }])).toMatchObject([{ count: 2, weightG: 40_000 }]);
  });

  test('a stack that no carrier takes is not made', () => {
    const large = { lengthMm: 800, widthMm: 600, heightMm: 450 };
    expect(packagesOf([{ articleNumber: 'HK_0003', quantity: 4, weightG: 9000, size: large }])).toMatchObject([{ count: 4, heightCm: 45 }]);
  });

  test('what is not known waits to be filled in', () => {
    const [unknown] = packagesOf([{ articleNumber: 'X', quantity: 1, weightG: null, size: null }]);
    expect(keysOf(packageProblems(unknown!))).toEqual([
      'lengthCm validation.required',
      'widthCm validation.required',
      'heightCm validation.required',
      'weightG validation.required',
    ]);
  });

  test('nothing is lost: as many kilograms leave as are ordered', () => {
    const line = fc.record({
      articleNumber: fc.constant('A'),
      quantity: fc.integer({ min: 1, max: 500 }),
      weightG: fc.integer({ min: 1, max: 90_000 }),
      size: fc.option(fc.record({ lengthMm: side(), widthMm: side(), heightMm: side() })),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        expect(totalWeightG(packagesOf(lines))).toBe(lines.reduce((sum, { quantity, weightG }) => sum + quantity * weightG, 0));
      }),
    );
    function side() {
      return fc.integer({ min: 1, max: 3000 });
    }
  });

  test('the limits of the carrier hold to the centimetre and the gram', () => {
    const at = { count: 1, articleNumber: 'A', lengthCm: 130, widthCm: 60, heightCm: 40, weightG: 68_000 };
    expect([lengthAndGirth(at), packageProblems(at)]).toEqual([330, []]);
    expect(keysOf(packageProblems({ ...at, heightCm: 41 }))).toEqual(['lengthCm packageTooBulky']);
    expect(keysOf(packageProblems({ ...at, weightG: 68_001 }))).toEqual(['weightG packageTooHeavy']);
    expect(keysOf(packageProblems({ ...at, lengthCm: 275, widthCm: 1, heightCm: 1 }))).toEqual(['lengthCm packageTooLong']);
    expect(keysOf(packageProblems({ ...at, count: 0 }))).toEqual(['count packageCountNotPossible']);
    expect(packageCount([at, { ...at, count: 3 }])).toBe(4);
  });
});

describe('sender and recipient', () => {
  const boston: CarrierParty = {
    personName: 'Ann Porter',
    companyName: 'Amstutz Tools Inc.',
    phone: '+16175550100',
    email: 'ann@amstutz.example',
    street: '12 Harbor Street',
    street2: '',
    zipCode: '02116',
    city: 'Boston',
    stateOrProvinceCode: 'MA',
    country: 'US',
  };

  test('are spelled for the label', () => {
    expect(carrierText('Größe  Zürich, Café «Læsø» Łódź')).toBe('Groesse Zuerich, Cafe "Laeso" Lodz');
    expect(carrierText('Москва')).toBe('Москва');
  });

  test('come from the address; a person at a company stands beside it', () => {
    const address = {
      name: 'Müller & Cie',
      addition: 'Tor 3',
      street: 'Rue de l’Hôpital 2',
      additionalAddress: '',
      zipCode: '75001',
      city: 'Paris',
      country: 'FR',
    };
    expect(carrierParty(address, { person: 'Zoë Müller', phone: '0041 44 555 01 20', email: 'z@m.example' })).toEqual({
      personName: 'Zoe Mueller',
      companyName: 'Mueller & Cie',
      phone: '0041445550120',
      email: 'z@m.example',
      street: "Rue de l'Hopital 2",
      street2: 'Tor 3',
      zipCode: '75001',
      city: 'Paris',
      stateOrProvinceCode: '',
      country: 'FR',
    });
    expect(carrierParty({ ...address, country: 'CH', zipCode: '8001' }, { person: '', phone: '041 555 01 20', email: '' })).toMatchObject({
      personName: 'Mueller & Cie',
      companyName: '',
      phone: '+41415550120',
    });
  });

  test.each<[string, Partial<CarrierParty>, string[]]>([
    ['as it should be', {}, []],
    ['without a state', { stateOrProvinceCode: '' }, ['stateOrProvinceCode validation.northAmericaStateOrProvinceCode']],
    ['a province of Canada in the USA', { stateOrProvinceCode: 'QC' }, ['stateOrProvinceCode validation.northAmericaStateOrProvinceCode']],
    ['a province in Canada', { country: 'CA', stateOrProvinceCode: 'QC', zipCode: 'H2Y 1C6' }, []],
    ['a phone with 001', { phone: '0016175550100' }, ['phone validation.fedexPhone']],
    ['a short phone', { phone: '555 0100' }, ['phone validation.fedexPhone']],
    ['a line of 36 characters', { street: 'x'.repeat(36) }, ['street validation.max']],
    ['letters that no label prints', { city: 'Бостон' }, ['city validation.ascii']],
    ['nobody', { personName: ' ' }, ['personName validation.required']],
  ])('%s', (_what, over, problems) => {
    expect(keysOf(partyProblems({ ...boston, ...over }))).toEqual(problems);
  });
});

describe('customs', () => {
  const crate: Commodity = {
    productId: 1,
    articleNumber: 'HK_0001',
    description: 'Wooden crate',
    quantity: 3,
    weightG: 8000,
    unitPrice: rappen(12_350),
    hsCode: '4415.10',
    originCountry: 'CH',
  };

  test('the value counts every piece', () => {
    expect(customsValue([crate, { ...crate, quantity: 1, unitPrice: rappen(50) }])).toBe(37_100);
  });

  test.each(['441510', '4415.10', '4415.1010', '4415 1020 90'])('%s is a code', (text) => expect(isHsCode(text)).toBe(true));
  test.each(['4415', '44151', '4415.10.20.900', '4415-10', 'holz', '......'])('%s is none', (text) => expect(isHsCode(text)).toBe(false));

  test('every kind of goods has code, origin, weight and value', () => {
    expect(commodityProblems(crate)).toEqual([]);
    expect(
      keysOf(
        commodityProblems({
          ...crate,
          description: 'Holzkiste für Öl',
          weightG: 0,
          unitPrice: rappen(0),
          hsCode: '44',
          originCountry: 'XX',
        }),
      ),
    ).toEqual([
      'description validation.ascii',
      'weightG validation.required',
      'unitPrice customsValueMissing',
      'hsCode hsCodeNotRight',
      'originCountry validation.country',
    ]);
  });
});

describe('pickup times', () => {
  const day = {
    day: '2026-11-24',
    cutOff: '15:30:00',
    accessMinutes: 120,
    readyTimes: ['09:00:00', '13:00:00', '15:30:00', '16:00:00', '17:00:00'],
    latestTimes: ['12:00:00', '17:00:00', '18:00:00'],
  };

  test('none later than the cut-off of the carrier', () => {
    expect(pickupTimes([day])).toEqual([
      { day: '2026-11-24', ready: '09:00', close: '18:00' },
      { day: '2026-11-24', ready: '13:00', close: '18:00' },
      { day: '2026-11-24', ready: '15:30', close: '18:00' },
    ]);
  });

  test('none later than the hour of four, however late the carrier would come', () => {
    expect(
      pickupTimes([{ ...day, cutOff: '19:00', readyTimes: ['16:00', '16:59', '17:00'], latestTimes: ['19:00'] }]).map(({ ready }) => ready),
    ).toEqual(['16:00', '16:59']);
  });

  test('none without the time that the courier needs, and nothing of times that are none', () => {
    expect(pickupTimes([{ ...day, latestTimes: ['10:00'] }])).toEqual([]);
    expect(pickupTimes([{ ...day, readyTimes: ['soon', ''] }])).toEqual([]);
  });
});
