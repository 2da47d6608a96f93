import * as wire from '#contract/quote.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { answerQuote } from './answer-quote.ts';
import { changeQuote } from './change-quote.ts';
import { copyQuote } from './copy-quote.ts';
import { readQuote } from './find-quote.ts';
import { notifyCustomer } from './notify-customer.ts';
import { openQuote } from './open-quote.ts';
import { orderFromQuote } from './order-from-quote.ts';
import { printQuote } from './print-quote.ts';
import { quoteForCustomer } from './quote-answer.ts';
import type { QuoteServices } from './quote-services.ts';
import { readQuotes } from './read-quotes.ts';
import { readQuoteValues } from './read-quote-values.ts';
import { requestQuote } from './request-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export function quoteRoutes(services: QuoteServices): Binding[] {
  return [
    bind(wire.requestQuote, async ({ body }, caller) => requestQuote(services, body, caller)),
    bind(wire.readQuotes, async ({ query }, { actor }) => readQuotes(services, query, actor)),
    bind(wire.readQuoteValues, async ({ query }, { actor }) => readQuoteValues(services, query, actor)),
    bind(wire.readQuoteForCheckout, async ({ query }) =>
      quoteForCustomer(await openQuote(services, query), services.links, services.now()),
    ),
    bind(wire.answerQuote, async ({ body }) => answerQuote(services, body)),
    bind(wire.printQuote, async ({ query }) => printQuote(services, query)),
    bind(wire.copyQuote, async ({ body }, { actor }) => copyQuote(services, body.id, actor)),
    bind(wire.orderFromQuote, async ({ body }, { idempotencyKey }) => orderFromQuote(services, body, idempotencyKey)),
    bind(wire.readQuote, async ({ params }, { actor }) => readQuote(services, params.id, actor)),
    bind(wire.changeQuote, async ({ params, body }, { actor }) => changeQuote(services, params.id, body, actor)),
    bind(wire.withdrawQuote, async ({ params }, { actor }) => {
      await withdrawQuote(services, params.id, actor);
      return {};
    }),
    bind(wire.notifyCustomerOfQuote, async ({ params }, { actor }) => notifyCustomer(services, params.id, actor)),
  ];
}
