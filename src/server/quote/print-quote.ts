/** The quote as a paper, as it was last sent. */
import { epochMsOf, localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { documentPaperOf } from '#server/document/document-paper-of.ts';
import type { DocumentSubject } from '#server/document/document-paper-of.ts';
import { documentTexts } from '#server/words/document-words.ts';
import { picturesOf } from '#server/document/picture-of.ts';
import type { Quote } from '#contract/quote.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { openQuote } from './open-quote.ts';
import type { QuoteKey } from './open-quote.ts';
import { quoteForCustomer } from './quote-answer.ts';
import type { QuoteServices } from './quote-services.ts';

export async function printQuote(services: QuoteServices, key: QuoteKey): Promise<FileAnswer> {
  const quote = quoteForCustomer(await openQuote(services, key), services.links, services.now());
  const sentAt = quote.versions[0]?.sentAt;
  if (sentAt === undefined || quote.totals === null) throw notFound();
  const day = localNow(Date.parse(sentAt)).date;
  const paper = documentPaperOf(subjectOf(quote, quote.totals), {
    kind: 'offerte',
    company: await services.readCompany(),
    day,
    createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
    pictureOf: await picturesOf(services.readPicture, quote.positions),
    offer: { validUntil: parsePlainDate(quote.validUntil ?? '') ?? day, workingDays: quote.timeToDeliver },
  });
  const { bytes, etag } = await services.printShop.printDocument(paper);
  return new FileAnswer(bytes, 'application/pdf', {
    etag,
    fileName: `${documentTexts[quote.language].file.offerte}-${quote.formattedId}.pdf`,
  });
}

/** A quote has the shape of an order as far as paper is concerned; it is paid as agreed when it is ordered. */
function subjectOf(quote: Quote, totals: NonNullable<Quote['totals']>): DocumentSubject {
  return {
    ...quote,
    uuid: '',
    orderStatusId: 0,
    paymentStatusId: paymentStatus.OPEN,
    paymentMethodId: paymentMethod.INVOICE,
    confirmedDeliveryDate: null,
    paymentTermId: null,
    skontoId: null,
    vatForced: null,
    productionStartedOn: null,
    deliveryCost: quote.deliveryCost ?? 0,
    deliveryType: quote.deliveryType === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
    totals,
    positions: quote.positions.map(({ pricePerOne, finalPrice, productTypeId: _type, mutability: _mutability, ...position }) => ({
      ...position,
      parentId: null,
      type: 'PRODUCT',
      quantityDelivered: 0,
      quantityInvoiced: 0,
      kommentar: '',
      rechnungskommentar: '',
      insuranceRate: null,
      commodityReferences: [],
      pricePerOne: pricePerOne ?? 0,
      finalPrice: finalPrice ?? 0,
      storno: false,
    })),
  };
}
