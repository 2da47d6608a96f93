/** A payment request of the shop, for tests of this folder. */
import { rappen } from '#domain/money/money.ts';
import type { PaymentRequest } from './payment-provider.ts';

export function paymentRequest(over: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    reference: 'A2026-00001-1',
    orderNumber: 'A2026-00001',
    methodId: 100,
    language: 'de',
    email: 'anna@muster.example',
    phone: '041 555 01 20',
    person: 'Anna Maria Muster',
    invoiceAddress: {
      name: 'Muster AG',
      addition: '',
      street: 'Seestrasse 1',
      additionalAddress: '',
      zipCode: '8001',
      city: 'Zürich',
      country: 'CH',
    },
    deliveryAddress: null,
    lines: [
      { name: 'Holzkiste nach Mass', articleNumber: 'HK_0001', quantity: 3, amount: rappen(10_000) },
      { name: 'Palette', articleNumber: 'EP_0001', quantity: 1, amount: rappen(4) },
    ],
    discountAmount: rappen(500),
    deliveryName: 'Lieferung',
    deliveryCost: rappen(4500),
    hasVat: true,
    vatRate: 810,
    total: rappen(15_138),
    successUrl: 'https://shop.example/checkout/completed?order=1',
    failedUrl: 'https://shop.example/checkout/payment-failed?order=1',
    ...over,
  };
}
