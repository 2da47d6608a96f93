/** The page for errors that happen before or outside the pages (database away, broken address): no script, no data. */
import type { Language } from '#domain/language/language.ts';

/** `{cart}`: what is said of a visitor’s cart. */
type Texts = Readonly<Record<number, readonly [string, string]>> & { readonly other: readonly [string, string] };

const texts: Readonly<Record<Language, Texts>> = {
  de: {
    400: ['Adresse nicht lesbar', 'Die aufgerufene Adresse ist unvollständig oder enthält unzulässige Zeichen.'],
    403: ['Nicht erlaubt', 'Dieser Aufruf ist nicht erlaubt.'],
    404: ['This page could not be found', 'Diese Seite gibt es nicht.'],
    429: ['Bitte kurz warten', 'Von Ihrem Anschluss kommen sehr viele Aufrufe. Bitte versuchen Sie es in einer Minute noch einmal.'],
    431: ['Adresse nicht lesbar', 'Die aufgerufene Adresse ist zu lang.'],
    503: ['Gleich wieder da', 'Der Shop ist im Moment nicht erreichbar.{cart} Bitte versuchen Sie es in einer Minute noch einmal.'],
    other: ['Das hat nicht geklappt', 'Der Fehler ist bei uns.{cart} Bitte versuchen Sie es noch einmal.'],
  },
  fr: {
    400: ['Adresse illisible', 'L’adresse demandée est incomplète ou contient des caractères non admis.'],
    403: ['Non autorisé', 'Cette demande n’est pas autorisée.'],
    404: ['This page could not be found', 'Cette page n’existe pas.'],
    429: ['Un instant, s’il vous plaît', 'Votre connexion envoie beaucoup de demandes. Veuillez réessayer dans une minute.'],
    431: ['Adresse illisible', 'L’adresse demandée est trop longue.'],
    503: ['De retour bientôt', 'La boutique n’est pas disponible en ce moment.{cart} Veuillez réessayer dans une minute.'],
    other: ['Cela n’a pas fonctionné', 'L’erreur vient de nous.{cart} Veuillez réessayer.'],
  },
  en: {
    400: ['Address not readable', 'The address is incomplete or contains characters that are not allowed.'],
    403: ['Not allowed', 'This request is not allowed.'],
    404: ['This page could not be found', 'There is no such page.'],
    429: ['One moment, please', 'Very many requests come from your connection. Please try again in a minute.'],
    431: ['Address not readable', 'The address is too long.'],
    503: ['Back in a moment', 'The shop cannot be reached right now.{cart} Please try again in a minute.'],
    other: ['That did not work', 'The mistake is ours.{cart} Please try again.'],
  },
};

const cartKept: Readonly<Record<Language, string>> = {
  de: ' Ihr Warenkorb bleibt gespeichert.',
  fr: ' Votre panier reste enregistré.',
  en: ' Your cart is kept.',
};

const homeLinks: Readonly<Record<Language, string>> = { de: 'Zur Startseite', fr: 'Retour à l’accueil', en: 'Back to the home page' };

/** For places where no page is rendered and so no policy with a nonce exists: only the style in the page itself is allowed. */
export const plainErrorHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** A K sawn from a board, as in the head of every page. */
const mark =
  '<svg viewBox="0 0 44 44" aria-hidden="true"><path d="M0 0h44v44H0z"/><path fill="#FBF8F4" d="M6 6h8v32H6zM16.5 20.5 29.5 6H39L24.5 22zM16.5 24.5l4.5-5L39 38h-9.5z"/></svg>';

/** `hasCart` false: for the office. */
export function plainErrorPage(status: number, language: Language = 'de', hasCart = true): string {
  const [title, words] = texts[language][status] ?? texts[language].other;
  const text = words.replace('{cart}', hasCart ? cartKept[language] : '');
  return `<!doctype html><html lang="${language}-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>body{margin:0;background:#FBF8F4;color:#1D1916;font:16px/1.5 Archivo,"Helvetica Neue",Arial,sans-serif}main{max-width:640px;margin:12vh auto;padding:0 16px}h1{font-size:56px;line-height:.95;letter-spacing:-.03em;margin:0 0 24px}h1{text-wrap:balance}svg{display:block;width:44px;height:44px}a{color:inherit;display:inline-block;padding:12px 0}</style></head>
<body><main>${mark}<p>${status}</p><h1>${title}</h1><p>${text}</p><p><a href="/">${homeLinks[language]}</a></p></main></body></html>`;
}
