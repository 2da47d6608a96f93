/** The mails of a quote, and those about an account. */
import type { Quote } from '#contract/quote.ts';
import type { Language } from '#domain/language/language.ts';
import { orderState } from '#domain/order/order-state.ts';
import { expiringMail, readyMail, requestMail } from '#server/quote/quote-mails.ts';
import * as account from '#server/user/account-mails.ts';
import type { Example, ExampleFacts } from './example.ts';
import { exampleOrder } from './example-order.ts';

function exampleQuote(language: Language, versionNumber: number): Quote {
  const { positions, deliveryType: _way, ...order } = exampleOrder(language);
  return {
    ...order,
    formattedId: 'O2026-00017',
    uuid: order.uuid,
    pin: '4711',
    state: 'SENT',
    orderStatusId: orderState.PREPARATION,
    sentToCustomer: true,
    contactName: '',
    versionNumber,
    validityDuration: 30,
    validUntil: '2026-12-22',
    timeToDeliver: 5,
    deliveryType: 'TRUCK',
    thumbnailFilePath: '',
    finalPrice: null,
    positions: positions.map(({ service: _service, ...position }) => ({
      ...position,
      productTypeId: 1,
      priceUnavailable: false,
      mutability: 'IMMUTABLE',
    })),
    messages: [],
    changes: [],
    versions: [],
    files: ['Sockel.pdf'],
    orderUuid: null,
  };
}

const to = (language: Language) => ({ email: 'anna@muster.example', name: exampleOrder(language).orderPerson, language });
const link = ({ publicUrl }: ExampleFacts) => ({
  url: `${publicUrl}/user/reset-password?lang=de#token=beispiel`,
  until: new Date('2026-11-30T12:00:00Z'),
});

const accountMail = (key: string, make: (facts: ExampleFacts) => ReturnType<typeof account.welcomeMail>): Example => ({
  key: `account.${key}`,
  kind: 'mail',
  make,
});

export const quoteAndAccountExamples: readonly Example[] = [
  {
    key: 'quote.requested',
    kind: 'mail',
    make: (facts) => requestMail(exampleQuote(facts.language, 1), facts),
  },
  { key: 'quote.ready', kind: 'mail', make: (facts) => readyMail(exampleQuote(facts.language, 1), facts, []) },
  { key: 'quote.renewed', kind: 'mail', make: (facts) => readyMail(exampleQuote(facts.language, 2), facts, []) },
  { key: 'quote.expiring', kind: 'mail', make: (facts) => expiringMail(exampleQuote(facts.language, 1), facts) },
  accountMail('welcome', (facts) => account.welcomeMail(facts.company, to(facts.language), `${facts.publicUrl}/user/login`)),
  accountMail('exists', (facts) =>
    account.alreadyRegisteredMail(facts.company, to(facts.language), { logIn: `${facts.publicUrl}/user/login`, reset: link(facts).url }),
  ),
  accountMail('passwordLink', (facts) => account.passwordLinkMail(facts.company, to(facts.language), link(facts))),
  accountMail('passwordChanged', (facts) => account.passwordChangedMail(facts.company, to(facts.language), link(facts).url)),
  accountMail('access', (facts) => account.accessMail(facts.company, to(facts.language), link(facts))),
  accountMail('emailLink', (facts) => account.emailLinkMail(facts.company, to(facts.language), link(facts))),
  accountMail('emailChanged', (facts) => account.emailChangedMail(facts.company, to(facts.language), 'anna.muster@muster.example')),
  accountMail('invitation', (facts) => account.invitationMail(facts.company, to(facts.language), link(facts))),
];
