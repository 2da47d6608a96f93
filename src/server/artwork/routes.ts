import * as wire from '#contract/artwork.ts';
import * as offer from '#contract/artwork-offer.ts';
import * as insurance from '#contract/insurance.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind, FileAnswer, OpenedAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { uploadedFile } from '#server/call/uploaded-file.ts';
import { artworkAnswer, artworkSummary } from './artwork-answer.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { findContent, findPicture, pageOfArtworks } from './artwork-store.ts';
import { changeArtwork, discardArtwork } from './change-artwork.ts';
import { insuranceCsv, insuranceTable, quoteInsurance, writeTable } from './insurance-table.ts';
import { makeOffer } from './make-offer.ts';
import { packageComposition } from './package-composition.ts';
import { placeQuote } from './place-quote.ts';
import { receiveInvoice } from './receive-invoice.ts';
import { rereadField } from './reread-field.ts';
import { validateAddress } from './validate-address.ts';

export function artworkRoutes(services: ArtworkServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readArtworkInvoice, async (_input, { rawBody, actor }) =>
      receiveInvoice(
        services,
        await uploadedFile(rawBody?.bytes ?? Buffer.alloc(0), rawBody?.contentType ?? '', 'artworkFileMissing'),
        actor,
      ),
    ),
    bind(wire.validateArtworkAddress, async ({ body }) => validateAddress(services, body)),
    bind(offer.readPackageComposition, async ({ params }, { actor }) => packageComposition(services, params.id, actor)),
    bind(insurance.readInsuranceQuote, async ({ body }) => quoteInsurance(db, body)),
    bind(insurance.readInsuranceCsv, async () => insuranceCsv(db)),
    bind(insurance.readInsuranceTable, async () => insuranceTable(db)),
    bind(insurance.writeInsuranceTable, async ({ body }, { actor }) => writeTable(services, body, actor)),
    bind(wire.readArtworks, async ({ query }) => {
      const { rows, total } = await pageOfArtworks(db, query);
      return { items: rows.map(artworkSummary), page: query.page, perPage: query.perPage, total };
    }),
    bind(wire.readArtwork, async ({ params }) => artworkAnswer(db, params.id)),
    bind(wire.changeArtwork, async ({ params, body }, { actor }) => changeArtwork(services, params.id, body, actor)),
    bind(wire.rereadArtworkField, async ({ params, body }, { actor }) => rereadField(services, params.id, body, actor)),
    bind(wire.readArtworkPage, async ({ params }) => {
      const picture = await findPicture(db, params.id, params.number);
      if (picture === null) throw notFound();
      return new FileAnswer(picture, 'image/png');
    }),
    bind(wire.openArtworkFile, async ({ params }) => {
      const file = await findContent(db, params.id);
      if (file === null) throw notFound();
      // A download: browsers must never show it under the shop's own origin.
      return new OpenedAnswer(async () => file.content, 'application/octet-stream', { fileName: file.name });
    }),
    bind(wire.discardArtwork, async ({ params, body }, { actor }) => {
      await discardArtwork(services, params.id, body.version, actor);
      return {};
    }),
    bind(offer.readArtworkOffer, async ({ params }, { actor }) => {
      const { invoiceData, choice } = await artworkAnswer(db, params.id);
      return makeOffer(services, { fields: invoiceData.fields, choice }, actor);
    }),
    bind(offer.quoteArtwork, async ({ params, body }, { actor }) => placeQuote(services, params.id, body, actor)),
  ];
}
