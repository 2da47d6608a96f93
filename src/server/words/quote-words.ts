/** Texts of the mails about quotes; those of the shop's own copies are German and kept with their mails. */
import type { Language } from '#domain/language/language.ts';

export interface QuoteWords {
  requested: (number: string) => string;
  requestedText: string;
  ready: (number: string) => string;
  readyText: string;
  renewed: string;
  expiring: (number: string) => string;
  expiringText: string;
  look: string;
  pin: (pin: string) => string;
  positions: string;
  /** What came with the request. */
  files: string;
  /** Before inner sizes. */
  inner: string;
  /** Who asks. */
  from: string;
}

export const quoteWords: Readonly<Record<Language, QuoteWords>> = {
  de: {
    requested: (number) => `Wir haben Ihre Anfrage ${number} erhalten`,
    requestedText:
      'Vielen Dank für Ihre Anfrage. Wir rechnen sie durch und senden Ihnen die Offerte, in der Regel innert eines Arbeitstages.',
    ready: (number) => `Ihre Offerte ${number} ist bereit`,
    readyText:
      'Unsere Offerte ist für Sie bereit. Sie können sie ansehen, als PDF herunterladen, Änderungen wünschen und gleich bestellen.',
    renewed: 'Wir haben unsere Offerte angepasst. Auf der Seite sehen Sie, was sich seit der letzten Fassung geändert hat.',
    expiring: (number) => `Ihre Offerte ${number} läuft bald ab`,
    expiringText: 'Unsere Offerte gilt nur noch wenige Tage. Danach erneuern wir sie gerne auf Wunsch.',
    look: 'Offerte ansehen',
    pin: (pin) => `Die Seite fragt nach diesem Code: ${pin}`,
    positions: 'Positionen',
    files: 'Ihre Dateien',
    inner: 'Innen',
    from: 'Anfrage von',
  },
  fr: {
    requested: (number) => `Nous avons bien reçu votre demande ${number}`,
    requestedText:
      'Nous vous remercions de votre demande. Nous la chiffrons et vous envoyons notre offre, en général dans un délai d’un jour ouvrable.',
    ready: (number) => `Votre offre ${number} est prête`,
    readyText:
      'Notre offre est prête. Vous pouvez la consulter, la télécharger en PDF, demander des modifications et commander directement.',
    renewed: 'Nous avons adapté notre offre. La page vous montre ce qui a changé depuis la dernière version.',
    expiring: (number) => `Votre offre ${number} arrive bientôt à échéance`,
    expiringText: 'Notre offre n’est plus valable que quelques jours. Ensuite, nous la renouvelons volontiers sur demande.',
    look: 'Voir l’offre',
    pin: (pin) => `La page vous demandera ce code : ${pin}`,
    positions: 'Articles',
    files: 'Vos fichiers',
    inner: 'Intérieur',
    from: 'Demande de',
  },
  en: {
    requested: (number) => `We have received your request ${number}`,
    requestedText: 'Thank you for your request. We will work out the prices and send you our quote, usually within one working day.',
    ready: (number) => `Your quote ${number} is ready`,
    readyText: 'Our quote is ready for you. You can look at it, download it as a PDF, ask for changes and order right away.',
    renewed: 'We have revised our quote. The page shows what has changed since the last version.',
    expiring: (number) => `Your quote ${number} expires soon`,
    expiringText: 'Our quote is valid for only a few more days. After that we will gladly renew it on request.',
    look: 'View the quote',
    pin: (pin) => `The page will ask for this code: ${pin}`,
    positions: 'Items',
    files: 'Your files',
    inner: 'Inside',
    from: 'Requested by',
  },
};
