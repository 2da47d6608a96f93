/** Texts for customers about a payment. */
import type { Language } from '#domain/language/language.ts';

export interface PaymentWords {
  received: (number: string) => string;
  receivedText: string;
  failed: (number: string) => string;
  failedText: string;
  failedKept: string;
  order: string;
  amount: string;
  method: string;
  see: string;
  payNow: string;
}

export const paymentWords: Readonly<Record<Language, PaymentWords>> = {
  de: {
    received: (number) => `Zahlung zu Ihrer Bestellung ${number} erhalten`,
    receivedText: 'Ihre Zahlung ist eingegangen, vielen Dank. Sie müssen nichts weiter tun.',
    failed: (number) => `Die Zahlung zu Ihrer Bestellung ${number} ist noch offen`,
    failedText: 'Ihre Zahlung hat nicht geklappt oder wurde nicht abgeschlossen. Es wurde nichts belastet.',
    failedKept:
      'Ihre Bestellung ist gespeichert. Sie können sie innert 24 Stunden nach der Bestellung bezahlen, auch mit einer anderen Zahlungsart. Danach stornieren wir sie, ohne Kosten für Sie.',
    order: 'Bestellung',
    amount: 'Betrag',
    method: 'Zahlungsart',
    see: 'Bestellung ansehen',
    payNow: 'Bestellung bezahlen',
  },
  fr: {
    received: (number) => `Paiement reçu pour votre commande ${number}`,
    receivedText: 'Nous avons bien reçu votre paiement, merci. Vous n’avez plus rien à faire.',
    failed: (number) => `Le paiement de votre commande ${number} est en attente`,
    failedText: 'Votre paiement n’a pas abouti ou n’a pas été terminé. Rien n’a été débité.',
    failedKept:
      'Votre commande est enregistrée. Vous pouvez la payer dans les 24 heures qui suivent la commande, également par un autre mode de paiement. Passé ce délai, nous l’annulons sans frais pour vous.',
    order: 'Commande',
    amount: 'Montant',
    method: 'Mode de paiement',
    see: 'Voir la commande',
    payNow: 'Payer la commande',
  },
  en: {
    received: (number) => `Payment received for your order ${number}`,
    receivedText: 'We have received your payment, thank you. There is nothing more for you to do.',
    failed: (number) => `Payment for your order ${number} is still outstanding`,
    failedText: 'Your payment did not go through or was not completed. Nothing has been charged.',
    failedKept:
      'Your order is saved. You can pay within 24 hours of ordering, by another payment method if you prefer. After that we will cancel it at no cost to you.',
    order: 'Order',
    amount: 'Amount',
    method: 'Payment method',
    see: 'View your order',
    payNow: 'Pay for your order',
  },
};
