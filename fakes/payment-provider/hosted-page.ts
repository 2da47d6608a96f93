/** The payment page for visitors of the demo: plain HTML without script, in the shop's look, and clearly marked as a simulation. */
import type { Entry } from './ledger.ts';
import type { PageAnswer } from './payment-provider.ts';

/** silent: paid, but the message to the shop is lost. abort: the visitor goes back without having paid. */
const outcomes = ['pay', 'decline', 'abort', 'slow', 'silent'] as const;
export type Outcome = (typeof outcomes)[number];

export function readOutcome(form: string): Outcome | null {
  const given = new URLSearchParams(form).get('outcome');
  return outcomes.find((outcome) => outcome === given) ?? null;
}

const brands: Readonly<Record<number, string>> = {
  100: 'TWINT',
  101: 'PostFinance E-Finance',
  102: 'PostFinance Card',
  103: 'Mastercard',
  104: 'Visa',
  105: 'PostFinance Pay',
};

interface Words {
  lang: string;
  title: string;
  notice: string;
  order: string;
  amount: string;
  twint: string;
  login: string;
  card: string;
  pay: string;
  decline: string;
  abort: string;
  others: string;
  slow: string;
  silent: string;
  over: string;
  back: string;
}

const words: Readonly<Record<string, Words>> = {
  'de-CH': {
    lang: 'de-CH',
    title: 'Zahlungssimulator',
    notice: 'Dies ist eine Vorführung. Es wird kein Geld bewegt und keine Karte belastet.',
    order: 'Bestellung',
    amount: 'Betrag',
    twint: 'In Wirklichkeit scannen Sie hier den Code mit Ihrer TWINT-App.',
    login: 'In Wirklichkeit melden Sie sich hier bei PostFinance an.',
    card: 'In Wirklichkeit geben Sie hier die Nummer Ihrer Karte ein. Der Shop sieht sie nie.',
    pay: 'Zahlung bestätigen',
    decline: 'Zahlung ablehnen lassen',
    abort: 'Abbrechen und zurück zum Shop',
    others: 'Was sonst noch geschehen kann',
    slow: 'Bestätigen, aber die Bank lässt sich Zeit',
    silent: 'Bestätigen, aber die Meldung an den Shop geht verloren',
    over: 'Diese Zahlung ist abgeschlossen.',
    back: 'Zurück zum Shop',
  },
  'fr-CH': {
    lang: 'fr-CH',
    title: 'Simulateur de paiement',
    notice: 'Ceci est une démonstration. Aucun argent n’est transféré et aucune carte n’est débitée.',
    order: 'Commande',
    amount: 'Montant',
    twint: 'En réalité, vous scannez ici le code avec votre application TWINT.',
    login: 'En réalité, vous vous connectez ici à PostFinance.',
    card: 'En réalité, vous saisissez ici le numéro de votre carte. La boutique ne le voit jamais.',
    pay: 'Confirmer le paiement',
    decline: 'Faire refuser le paiement',
    abort: 'Annuler et revenir à la boutique',
    others: 'Ce qui peut encore arriver',
    slow: 'Confirmer, mais la banque prend son temps',
    silent: 'Confirmer, mais le message à la boutique se perd',
    over: 'Ce paiement est terminé.',
    back: 'Retour à la boutique',
  },
  'en-US': {
    lang: 'en',
    title: 'Payment simulator',
    notice: 'This is a demonstration. No money moves and no card is charged.',
    order: 'Order',
    amount: 'Amount',
    twint: 'In reality you scan the code here with your TWINT app.',
    login: 'In reality you log in to PostFinance here.',
    card: 'In reality you enter the number of your card here. The shop never sees it.',
    pay: 'Confirm the payment',
    decline: 'Have the payment declined',
    abort: 'Cancel and go back to the shop',
    others: 'What else can happen',
    slow: 'Confirm, but the bank takes its time',
    silent: 'Confirm, but the message to the shop gets lost',
    over: 'This payment is closed.',
    back: 'Back to the shop',
  },
};

const style = `
  * { box-sizing: border-box; margin: 0; border-radius: 0 }
  body { background: #f3ece2; color: #1d1916; font: 16px/1.5 Archivo, "Helvetica Neue", Arial, sans-serif }
  .notice { margin-top: 20px; padding: 12px 16px; background: #1d4f91; color: #fff; font-weight: 600; text-align: center }
  main { max-width: 560px; margin: 0 auto; padding: 32px 16px 64px }
  h1 { font-size: clamp(34px, 8vw, 56px); font-stretch: 86%; line-height: .95; letter-spacing: -.03em }
  .card { margin-top: 24px; padding: 24px; border: 2px solid #1d1916; border-top-width: 8px; background: #fff }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 24px; margin-bottom: 20px }
  dd { margin: 0; text-align: right; font-weight: 700; overflow-wrap: anywhere }
  .brand { font-size: 28px; font-weight: 760 }
  svg { display: block; width: 176px; height: 176px; margin: 16px auto }
  p { margin: 8px 0 }
  form { display: grid; gap: 12px; margin-top: 20px }
  button, .back { min-height: 48px; padding: 10px 20px; border: 2px solid #1d1916; background: #fff; color: #1d1916; font: inherit; font-weight: 620; text-align: left; text-decoration: none; cursor: pointer }
  button[value=pay] { background: #1d1916; color: #fff }
  button:hover, .back:hover { background: #efe2cb; color: #1d1916 }
  button:focus-visible, .back:focus-visible, summary:focus-visible { outline: 3px solid #1d4f91; outline-offset: 2px }
  summary { min-height: 44px; padding: 10px 0; cursor: pointer }
  details > div { display: grid; gap: 12px }
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A picture that resembles a code; it contains nothing to scan. */
function codePicture(seed: number): string {
  const side = 21;
  let state = seed % 2_147_483_647 || 1;
  const dots: string[] = [];
  for (let place = 0; place < side * side; place++) {
    state = (state * 48_271) % 2_147_483_647;
    if (state % 2 === 0) dots.push(`<rect x="${place % side}" y="${Math.floor(place / side)}" width="1" height="1"/>`);
  }
  return `<svg viewBox="-2 -2 ${side + 4} ${side + 4}" aria-hidden="true"><rect x="-2" y="-2" width="${side + 4}" height="${side + 4}" fill="#fff"/>${dots.join('')}</svg>`;
}

function swissAmount(hundredths: number): string {
  const [francs = '0', rest = '00'] = (hundredths / 100).toFixed(2).split('.');
  return `CHF ${francs.replaceAll(/\B(?=(?:\d{3})+$)/g, "'")}.${rest}`;
}

export function hostedPage({ transaction, asked, amount }: Entry, methodId: number): PageAnswer {
  const t = words[asked.language] ?? words['de-CH'];
  if (t === undefined) throw new Error('a language without words');
  const shop = new URL(asked.successUrl).origin;
  const method =
    methodId === 100
      ? `${codePicture(transaction.id)}<p>${t.twint}</p>`
      : `<p>${methodId === 103 || methodId === 104 || methodId === 102 ? t.card : t.login}</p>`;
  const button = (outcome: Outcome): string => `<button name="outcome" value="${outcome}">${t[outcome]}</button>`;
  const form = `<form method="post">${button('pay')}${button('decline')}${button('abort')}
    <details><summary>${t.others}</summary><div>${button('slow')}${button('silent')}</div></details></form>`;
  const over = `<p>${t.over}</p><p><a class="back" href="${escaped(asked.successUrl)}">${t.back}</a></p>`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      // The form leads back to the shop, whose address may differ from that of this page.
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: `<!doctype html>
<html lang="${t.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${t.title}</h1>
<p class="notice">${t.notice}</p>
<div class="card">
<p class="brand">${brands[methodId] ?? ''}</p>
<dl><dt>${t.order}</dt><dd>${escaped(asked.invoiceMerchantReference ?? asked.merchantReference)}</dd><dt>${t.amount}</dt><dd>${swissAmount(amount)}</dd></dl>
${transaction.state === 'PENDING' ? `${method}${form}` : over}
</div>
</main>
</body>
</html>
`,
  };
}
