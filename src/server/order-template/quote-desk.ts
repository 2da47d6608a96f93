/** Quotes from a template: drafts that no customer has seen, so taking them back deletes them. */
import { draftedQuote } from '#server/quote/request-quote.ts';
import type { QuoteServices } from '#server/quote/quote-services.ts';
import { storeDraft } from '#server/quote/store-draft.ts';
import { withdraw } from '#server/quote/withdraw-quote.ts';
import { noPicture } from './template-desk.ts';
import type { TemplateDesk } from './template-desk.ts';

export function quoteDesk(quotes: QuoteServices): TemplateDesk {
  return {
    key: 'templateQuote',
    ability: 'manageQuotes',
    target: 'quote',
    holding: (facts) => quoteDesk({ ...quotes, ...facts }),
    prepare: async (trx, wish, { actor, isDry }) => {
      const services = { ...quotes, ...quotes.within(trx, quotes), ...(isDry ? { linePicture: noPicture } : {}) };
      const quote = await draftedQuote(services, wish, actor);
      return {
        lines: quote.positions,
        store: async () => (await storeDraft(trx, services, quote)).id,
      };
    },
    takeBack: async (trx, id, by) => void (await withdraw(trx, id, by)),
  };
}
