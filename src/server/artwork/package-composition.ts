/** How the works of a placed quote are packed. */
import type { ArtworkPackage } from '#contract/artwork-offer.ts';
import type { Actor } from '#domain/access/permission.ts';
import { requestKind } from '#domain/order/request-kind.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { recordOf } from '#server/quote/find-quote.ts';
import { choiceOf, fieldsOf } from './artwork-answer.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { findArtworkOfQuote } from './artwork-store.ts';
import { composePackages } from './compose-packages.ts';

export async function packageComposition(
  services: ArtworkServices,
  quoteId: number,
  actor: Actor,
): Promise<{ quoteId: number; formattedId: string; packages: ArtworkPackage[] }> {
  const { row } = await recordOf(services.db, quoteId);
  const artwork = await findArtworkOfQuote(services.db, quoteId);
  if (row.customer_request_type !== requestKind.ARTWORK || artwork === null) throw refused('orderNotKoller', { number: row.formatted_id });
  const packages = await composePackages(services, { fields: fieldsOf(artwork), choice: choiceOf(artwork), actor });
  if (packages.length === 0) throw notFound();
  return { quoteId, formattedId: row.formatted_id, packages };
}
