import * as desk from '#contract/quote-desk.ts';
import * as file from '#contract/quote-file.ts';
import * as link from '#contract/quote-link.ts';
import * as wire from '#contract/quote.ts';
import type { Language } from '#domain/language/language.ts';
import type { Quote } from '#contract/quote.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { answerQuote } from './answer-quote.ts';
import { changeQuote } from './change-quote.ts';
import { copyQuote } from './copy-quote.ts';
import { readQuote } from './find-quote.ts';
import { loseQuote } from './lose-quote.ts';
import { notifyCustomer } from './notify-customer.ts';
import { orderFromQuote } from './order-from-quote.ts';
import { openVersion, readVersion } from './open-version.ts';
import { previewQuote } from './preview-quote.ts';
import { printQuote } from './print-quote.ts';
import { quoteInReadersLanguage } from './quote-in-readers-language.ts';
import { readQuoteMargin } from './quote-margin.ts';
import type { QuoteServices } from './quote-services.ts';
import { openQuoteFile, readQuoteFiles, storeQuoteFile } from './quote-files.ts';
import type { QuoteFileServices } from './quote-files.ts';
import { readQuotes } from './read-quotes.ts';
import { readQuoteValues } from './read-quote-values.ts';
import { releaseMargin } from './release-margin.ts';
import { readRenewal } from './renew-quote.ts';
import { requestQuote } from './request-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export function quoteRoutes(services: QuoteServices & QuoteFileServices): Binding[] {
  const inReadersWords = (quote: Quote, reader: Language): Quote => quoteInReadersLanguage(services, quote, reader);
  return [
    bind(wire.requestQuote, async ({ body }, caller) => requestQuote(services, body, caller)),
    bind(file.addQuoteFile, async ({ params }, { actor, upload }) => storeQuoteFile(services, params.id, upload, actor)),
    bind(file.readQuoteFiles, async ({ params }, { actor }) => readQuoteFiles(services.db, params.id, actor)),
    bind(file.openQuoteFile, async ({ params }, { actor }) => openQuoteFile(services, params, actor)),
    bind(wire.readQuotes, async ({ query }, { actor, language }) =>
      readQuotes(services, query, actor, (quote) => inReadersWords(quote, language)),
    ),
    bind(wire.readQuoteValues, async ({ query }, { actor }) => readQuoteValues(services, query, actor)),
    bind(link.readQuoteForCheckout, async ({ query }, { language }) => inReadersWords(await openVersion(services, query), language)),
    bind(link.answerQuote, async ({ body }, { language }) => inReadersWords(await answerQuote(services, body), language)),
    bind(link.printQuote, async ({ query }) => printQuote(services, query)),
    bind(desk.copyQuote, async ({ body }, { actor, idempotencyKey }) => copyQuote(services, body.id, { actor, sentKey: idempotencyKey })),
    bind(link.orderFromQuote, async ({ body }, caller) => orderFromQuote(services, body, caller)),
    bind(wire.readQuote, async ({ params }, { actor }) => readQuote(services, params.id, actor)),
    bind(desk.changeQuote, async ({ params, body }, { actor, idempotencyKey }) =>
      changeQuote(services, params.id, body, { actor, sentKey: idempotencyKey }),
    ),
    bind(desk.previewQuote, async ({ params, body }, { actor }) => previewQuote(services, params.id, body, actor)),
    bind(desk.readQuoteMargin, async ({ params }) => readQuoteMargin(services, params.id)),
    bind(desk.releaseQuoteMargin, async ({ params, body }, { actor, idempotencyKey }) =>
      releaseMargin(services, params.id, body, { actor, sentKey: idempotencyKey }),
    ),
    bind(desk.readQuoteVersion, async ({ params }) => readVersion(services, params.id, params.number)),
    bind(desk.readQuoteRenewal, async ({ params }, { actor }) => readRenewal(services, params.id, actor)),
    bind(desk.loseQuote, async ({ params, body }, { actor }) => loseQuote(services, params.id, body, actor)),
    bind(desk.withdrawQuote, async ({ params, query }, { actor, idempotencyKey }) =>
      withdrawQuote(services, { id: params.id, ...query }, { actor, sentKey: idempotencyKey }),
    ),
    bind(desk.notifyCustomerOfQuote, async ({ params, body }, { actor }) => notifyCustomer(services, params.id, body, actor)),
  ];
}
