/** Names of the payment methods on papers and in mails. */
import type { Language } from '#domain/language/language.ts';
import { paymentBrand, paymentMethod } from '#domain/order/payment-method.ts';

const own: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  de: { [paymentMethod.INVOICE]: 'Rechnung', [paymentMethod.PREPAYMENT]: 'Vorauskasse' },
  fr: { [paymentMethod.INVOICE]: 'Facture', [paymentMethod.PREPAYMENT]: 'Paiement d’avance' },
  en: { [paymentMethod.INVOICE]: 'Invoice', [paymentMethod.PREPAYMENT]: 'Payment in advance' },
};

export function paymentMethodName(id: number, language: Language): string {
  return own[language][id] ?? paymentBrand(id) ?? '';
}
