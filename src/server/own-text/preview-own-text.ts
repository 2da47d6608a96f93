/**
 * Previews a sentence as it is being written, in the real mail or paper of a made-up order. Which of them contain it is recorded nowhere: all are made
 * with a marker in its place, and those that contain the marker are shown.
 */
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import type { previewOwnText as endpoint } from '#contract/own-text.ts';
import type { Language } from '#domain/language/language.ts';
import type { PrintedPaper, PrintShop } from '#server/connect/pdf/print-shop.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { wordsWith } from '#server/words/own-words.ts';
import type { HouseText } from '#server/words/own-words.ts';
import { checkedText } from './change-own-text.ts';
import type { Example, ExampleFacts } from './example/example.ts';
import { orderMailExamples } from './example/order-mails.ts';
import { paperExamples } from './example/papers.ts';
import { quoteAndAccountExamples } from './example/quote-and-account-mails.ts';
import { knownText } from './read-own-texts.ts';

export interface PreviewServices {
  readCompany: () => Promise<Sender>;
  publicUrl: string;
  printShop: Pick<PrintShop, 'printDocument'>;
}

type Draft = ParsedOf<typeof endpoint>['query'];

const all: readonly Example[] = [...orderMailExamples, ...quoteAndAccountExamples, ...paperExamples];
const mark = 'H1er5tehtDerSatz';

/** The mails and papers that contain a sentence. */
export function examplesWith({ key, house }: HouseText, language: Language, facts: Omit<ExampleFacts, 'language'>): readonly Example[] {
  const places = house[language].match(/\{[\p{L}]+\}/gu) ?? [];
  const words = wordsWith(new Map([[key, { [language]: [mark, ...places].join(' ') }]]), facts.company.words);
  const marked = { ...facts, language, company: { ...facts.company, words } };
  return all.filter((example) => JSON.stringify(example.make(marked)).includes(mark));
}

export async function previewOwnText(services: PreviewServices, key: string, draft: Draft): Promise<OutputOf<typeof endpoint>> {
  const { examples, chosen, facts } = await tried(services, key, draft);
  const seen = chosen?.kind === 'mail' ? chosen.make(facts) : null;
  return {
    examples: examples.map((each) => ({ key: each.key, kind: each.kind })),
    mail: seen === null ? null : { subject: seen.subject, html: seen.html, text: seen.text },
  };
}

export async function printOwnText(services: PreviewServices, key: string, draft: Draft): Promise<PrintedPaper> {
  const { chosen, facts } = await tried(services, key, draft);
  if (chosen?.kind !== 'paper') throw notFound();
  return services.printShop.printDocument(chosen.make(facts));
}

async function tried({ readCompany, publicUrl }: PreviewServices, key: string, { language, text, example }: Draft) {
  const house = knownText(key);
  const company = await readCompany();
  const own = checkedText(house, { language, text: text.trim() }, 'query.text');
  const words = wordsWith(new Map([[key, { [language]: own === '' ? house.house[language] : own }]]), company.words);
  const examples = examplesWith(house, language, { company, publicUrl });
  const chosen = examples.find((each) => each.key === example) ?? examples[0];
  return { examples, chosen, facts: { company: { ...company, words }, language, publicUrl } };
}
