/** The ways to pay as papers and mails name them. */
import type { Language } from '#domain/language/language.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';

const own: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  de: { [paymentMethod.INVOICE]: 'Rechnung', [paymentMethod.PREPAYMENT]: 'Vorauskasse' },
  fr: { [paymentMethod.INVOICE]: 'Facture', [paymentMethod.PREPAYMENT]: 'Paiement anticipé' },
  en: { [paymentMethod.INVOICE]: 'Invoice', [paymentMethod.PREPAYMENT]: 'Prepayment' },
};

/** Names of services are the same in every language. */
const services: Readonly<Record<number, string>> = {
  [paymentMethod.TWINT]: 'TWINT',
  [paymentMethod.E_FINANCE]: 'PostFinance E-Finance',
  [paymentMethod.POSTFINANCE_CARD]: 'PostFinance Card',
  [paymentMethod.MASTERCARD]: 'Mastercard',
  [paymentMethod.VISA]: 'Visa',
  [paymentMethod.POSTFINANCE_PAY]: 'PostFinance Pay',
};

export function paymentMethodName(id: number, language: Language): string {
  return own[language][id] ?? services[id] ?? '';
}
