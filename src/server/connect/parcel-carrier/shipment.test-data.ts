/** A shipment for the tests of the carrier: two crates and a carton to Boston. */
import { rappen } from '#domain/money/money.ts';
import type { CarrierParty } from '#domain/parcel/party.ts';
import type { Shipment } from './parcel-carrier.ts';

export const sender: CarrierParty = {
  personName: 'Versand',
  companyName: 'Kistenwerk AG',
  phone: '+41419200000',
  email: 'versand@kistenwerk.example',
  street: 'Werkstrasse 12',
  street2: '',
  zipCode: '6210',
  city: 'Sursee',
  stateOrProvinceCode: '',
  country: 'CH',
};

export const boston: CarrierParty = {
  personName: 'Ann Porter',
  companyName: 'Amstutz Tools Inc.',
  phone: '+16175550100',
  email: 'ann@amstutz.example',
  street: '12 Harbor Street',
  street2: 'Dock 3',
  zipCode: '02116',
  city: 'Boston',
  stateOrProvinceCode: 'MA',
  country: 'US',
};

export const packages = [
  { count: 2, articleNumber: 'HK_0001', lengthCm: 61, widthCm: 41, heightCm: 36, weightG: 12_405 },
  { count: 1, articleNumber: 'FK_0001', lengthCm: 40, widthCm: 30, heightCm: 30, weightG: 900 },
];

export function shipmentToBoston(over: Partial<Shipment> = {}): Shipment {
  return {
    reference: 'A2026-00001-1',
    orderNumber: 'A2026-00001',
    service: 'FEDEX_INTERNATIONAL_PRIORITY',
    day: '2026-11-24',
    from: sender,
    to: boston,
    packages,
    customs: {
      purpose: 'SOLD',
      incoterm: 'DAP',
      invoiceNumber: 'A2026-00001',
      documentId: null,
      commodities: [
        {
          productId: 1,
          articleNumber: 'HK_0001',
          description: 'Wooden crate',
          quantity: 2,
          weightG: 12_405,
          unitPrice: rappen(12_350),
          hsCode: '4415.10',
          originCountry: 'CH',
        },
      ],
    },
    ...over,
  };
}
