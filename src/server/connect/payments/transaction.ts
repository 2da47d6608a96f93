/**
 * Ours → theirs: an order as the provider's transaction. Its amount is the sum of its lines, so gross lines are computed from running totals:
 * each line is the difference of two rounded sums, and the last sum is the order's total to the Rappen.
 */
import type { AddressText } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { Rappen } from '#domain/money/money.ts';
import { chfFromRappen, rappen, sum, zeroRappen } from '#domain/money/money.ts';
import { grossAmount, vatPercentOf } from '#domain/vat/vat.ts';
import type { PaymentRequest } from './payment-provider.ts';
import type { LineItem, ProviderAddress, TransactionCreate } from './wire.ts';

const languages: Readonly<Record<Language, TransactionCreate['language']>> = { de: 'de-CH', fr: 'fr-CH', en: 'en-US' };
const words: Readonly<Record<Language, { discount: string; vat: string }>> = {
  de: { discount: 'Rabatt', vat: 'MWST' },
  fr: { discount: 'Rabais', vat: 'TVA' },
  en: { discount: 'Discount', vat: 'VAT' },
};

export function transactionOf(request: PaymentRequest, methodConfiguration: number): TransactionCreate {
  const { language, reference, orderNumber, email, invoiceAddress, deliveryAddress } = request;
  return {
    lineItems: lineItemsOf(request),
    currency: 'CHF',
    language: languages[language],
    merchantReference: reference,
    invoiceMerchantReference: orderNumber,
    customerEmailAddress: email,
    billingAddress: addressOf(invoiceAddress, request),
    ...(deliveryAddress === null ? {} : { shippingAddress: addressOf(deliveryAddress, request) }),
    successUrl: request.successUrl,
    failedUrl: request.failedUrl,
    allowedPaymentMethodConfigurations: [methodConfiguration],
    completionBehavior: 'COMPLETE_IMMEDIATELY',
    autoConfirmationEnabled: true,
    chargeRetryEnabled: false,
    customersPresence: 'VIRTUAL_PRESENT',
    timeZone: 'Europe/Zurich',
  };
}

type Part = Pick<LineItem, 'uniqueId' | 'name' | 'quantity' | 'type' | 'sku'> & { net: Rappen };

export function lineItemsOf({
  lines,
  discountAmount,
  deliveryName,
  deliveryCost,
  hasVat,
  vatRate,
  language,
  total,
}: PaymentRequest): LineItem[] {
  const parts: Part[] = [
    ...lines.map(({ name, articleNumber, quantity, amount }, index): Part => ({
      uniqueId: `position-${index + 1}`,
      name: name.slice(0, 150),
      quantity,
      type: 'PRODUCT',
      sku: articleNumber,
      net: amount,
    })),
    ...(discountAmount === 0
      ? []
      : [
          { uniqueId: 'discount', name: words[language].discount, quantity: 1, type: 'DISCOUNT', net: rappen(0 - discountAmount) } as const,
        ]),
    ...(deliveryCost === 0
      ? []
      : [{ uniqueId: 'delivery', name: deliveryName.slice(0, 150), quantity: 1, type: 'SHIPPING', net: deliveryCost } as const]),
  ];
  const taxes = hasVat ? [{ title: words[language].vat, rate: vatPercentOf(vatRate) }] : [];
  let net = zeroRappen;
  let gross = zeroRappen;
  const amounts = parts.map((part) => {
    net = sum([net, part.net]);
    const before = gross;
    gross = hasVat ? grossAmount(net, vatRate) : net;
    return rappen(gross - before);
  });
  if (gross !== total) throw new Error('the lines of a payment do not add up to its total');
  return parts.map(({ net: _net, ...part }, index) => ({
    ...part,
    amountIncludingTax: chfFromRappen(amounts[index] ?? zeroRappen),
    taxes,
  }));
}

/** A stored address has a company or a person in one line; the person who orders is known separately. */
function addressOf({ name, street, zipCode, city, country }: AddressText, { person, email, phone }: PaymentRequest): ProviderAddress {
  const names = person.trim().split(/\s+/);
  const familyName = names.at(-1) ?? '';
  return {
    givenName: names.slice(0, -1).join(' ').slice(0, 100),
    familyName: familyName.slice(0, 100),
    organizationName: name === person ? '' : name.slice(0, 100),
    street: street.slice(0, 300),
    postcode: zipCode.slice(0, 40),
    city: city.slice(0, 100),
    country,
    emailAddress: email,
    phoneNumber: phone,
  };
}
