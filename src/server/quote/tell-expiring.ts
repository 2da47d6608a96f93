/** Reminds the customer some days before a quote expires, once per sending; the number of days is a setting. */
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { shownQuoteState } from '#domain/quote/quote-state.ts';
import { transaction } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { recordOf } from './find-quote.ts';
import { quoteForCustomer, standingOf } from './quote-answer.ts';
import { expiringMail } from './quote-mails.ts';
import type { QuoteServices } from './quote-services.ts';
import { expiringQuotes, lockQuote, markExpiryTold } from './quote-store.ts';

export type TellingServices = Pick<QuoteServices, 'db' | 'now' | 'links' | 'readCompany' | 'publicUrl' | 'jobs' | 'rules'>;

export async function tellExpiring({ db, now, links, readCompany, publicUrl, jobs, rules }: TellingServices): Promise<number> {
  const today = localNow(now());
  const company = await readCompany();
  const { reminderDays } = await rules(db);
  const ids = await expiringQuotes(db, addDays(today.date, reminderDays));
  for (const id of ids) {
    await transaction(db, async (trx) => {
      const row = await lockQuote(trx, id);
      if (!row || row.expiry_told) return;
      await markExpiryTold(trx, id);
      // One that expired while the shop was down is not announced any more.
      if (shownQuoteState(standingOf(row), today) !== 'SENT') return;
      const quote = quoteForCustomer(await recordOf(trx, id), links, now());
      await postMails(trx, jobs, [expiringMail(quote, { company, publicUrl })], now());
    });
  }
  return ids.length;
}
