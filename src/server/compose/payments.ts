/** Online payment: with an account at the provider, or the stand-in of the demo; without either nothing is paid online. */
import { startPaymentProvider } from '#fakes/payment-provider/payment-provider.ts';
import { paymentSimulatorPath } from '#server/http/stand-in-pages.ts';
import type { AfterPaid } from '#server/ledger/ledger-services.ts';
import { inGerman } from '#server/order/in-german.ts';
import { openProvider, startPayments } from '#server/payment/start-payments.ts';
import { reopenQuote } from '#server/quote/reopen-quote.ts';
import type { Ground } from './ground.ts';
import { spokenCatalog } from './spoken-catalog.ts';

export async function openPayments(ground: Ground, afterPaid: AfterPaid) {
  const { config, db, now, jobs, catalog, readCompany, warn } = ground;
  const standIn = config.payment === undefined && config.demo ? await startStandIn(ground) : null;
  const provider = openProvider(config.payment ?? standIn?.settings, now, warn);
  const { publicUrl } = config;
  const readRules = ground.rules.read;
  const payments = startPayments({
    db,
    now,
    publicUrl,
    readCompany,
    readRules,
    jobs,
    provider,
    reopenQuote,
    inGerman: inGerman(spokenCatalog(catalog)),
    afterPaid,
    warn,
  });
  await jobs.workOnPayments(payments.checkTransaction);
  return { payments, standIn, onlineMethods: provider?.methods ?? [] };
}

/** It calls the shop's webhook, as the provider would. */
async function startStandIn({ app, config, now }: Ground) {
  return startPaymentProvider({
    now,
    pageBase: `${config.publicUrl}${paymentSimulatorPath}`,
    deliver: async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'x-signature': signature };
      return (await app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: body })).statusCode;
    },
  });
}
