/** Previews what the customer would get: the change is written and sent in a transaction that is rolled back, so that preview and sending cannot differ. */
import type { ParsedOf, OutputOf } from '#contract/endpoint.ts';
import type { previewQuote as endpoint } from '#contract/quote-desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import { transaction } from '#server/db/pool.ts';
import { madeLines, writeQuote } from './change-quote.ts';
import { recordOf } from './find-quote.ts';
import { lockedRecord } from './locked-quote.ts';
import { usualText } from './quote-mails.ts';
import type { QuoteServices } from './quote-services.ts';
import { freezeSending } from './send-quote.ts';

type Preview = OutputOf<typeof endpoint>;

class Seen extends Error {
  readonly preview: Preview;
  constructor(preview: Preview) {
    super('a preview is taken back');
    this.preview = preview;
  }
}

export async function previewQuote(
  services: QuoteServices,
  id: number,
  change: ParsedOf<typeof endpoint>['body'],
  actor: Actor,
): Promise<Preview> {
  const lines = await madeLines(services, await recordOf(services.db, id), change, actor);
  const company = await services.readCompany();
  try {
    return await transaction(services.db, async (trx): Promise<Preview> => {
      const locked = await lockedRecord(trx, services, id, change.version);
      const written = await writeQuote(trx, services, locked, { change, lines, actor });
      const { seen, mail } = await freezeSending(trx, services, written, { actor, mailText: change.mailText ?? '', company });
      const { recipient, subject, html, text } = mail;
      throw new Seen({ quote: seen, mail: { recipient, subject, html, text }, mailText: change.mailText || usualText(seen, company) });
    });
  } catch (error) {
    if (error instanceof Seen) return error.preview;
    throw error;
  }
}
