/** The quote as a paper. */
import { epochMsOf, localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { quoteValidityEnd } from '#domain/calendar/quote-validity.ts';
import { isService } from '#domain/order/movement.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { documentPaperOf } from '#server/document/document-paper-of.ts';
import type { DocumentSubject } from '#server/document/document-paper-of.ts';
import { documentTexts } from '#server/words/document-words.ts';
import { picturesOf } from '#server/document/picture-of.ts';
import { shownPosition } from '#server/document/shown-positions.ts';
import type { Quote } from '#contract/quote.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { openVersion } from './open-version.ts';
import { recordOf } from './find-quote.ts';
import type { QuoteKey } from './open-quote.ts';
import { quoteForStaff } from './quote-answer.ts';
import { paperDay } from './paper-day.ts';
import type { QuoteServices } from './quote-services.ts';

/** Through link and pin, as last sent or as sent with that number. */
export async function printQuote(services: QuoteServices, key: QuoteKey & { version?: number | undefined }): Promise<FileAnswer> {
  const quote = await openVersion(services, key);
  const sentAt = quote.versions.find(({ number }) => number === quote.versionNumber)?.sentAt;
  if (sentAt === undefined) throw notFound();
  return quotePaper(services, quote, { day: localNow(Date.parse(sentAt)).date, withPictures: true });
}

/** The current state, for staff; with pictures, every configured line is also shown from all four corners. */
export async function printDraft(services: QuoteServices, id: number, withPictures: boolean): Promise<FileAnswer> {
  const quote = quoteForStaff(await recordOf(services.db, id), services.links, services.now());
  return quotePaper(services, quote, { day: paperDay(quote, services.now()), withPictures, withViews: withPictures });
}

async function quotePaper(
  services: QuoteServices,
  quote: Quote,
  { day, withPictures, withViews = false }: { day: PlainDate; withPictures: boolean; withViews?: boolean },
): Promise<FileAnswer> {
  if (quote.totals === null) throw refused('quoteIncomplete');
  const paper = documentPaperOf(subjectOf(quote, quote.totals), {
    kind: 'offerte',
    company: await services.readCompany(),
    reminderFee: (await services.readRules()).reminderFee,
    day,
    createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
    pictureOf: withPictures ? await picturesOf(services.readPicture, quote.positions) : () => null,
    ...(withViews ? { shownOf: shownPosition(services.models()) } : {}),
    quote: {
      validUntil: parsePlainDate(quote.validUntil ?? '') ?? quoteValidityEnd(day, quote.validityDuration) ?? day,
      workingDays: quote.timeToDeliver,
      contactName: quote.contactName,
    },
  });
  const { bytes, etag } = await services.printShop.printDocument(paper);
  return new FileAnswer(bytes, 'application/pdf', {
    etag,
    fileName: `${documentTexts[quote.language].file.offerte}-${quote.formattedId}.pdf`,
  });
}

/** For papers a quote has the form of an order; it is paid as agreed when it is ordered. */
function subjectOf(quote: Quote, totals: NonNullable<Quote['totals']>): DocumentSubject {
  return {
    ...quote,
    uuid: '',
    paymentMethodId: quote.paymentMethodId ?? paymentMethod.INVOICE,
    productionStartedOn: null,
    erpNumber: '',
    invoicedAmount: 0,
    owedAmount: totals.total,
    paidAmount: 0,
    differenceAsked: false,
    paymentDueDate: null,
    deliveryCost: quote.deliveryCost ?? 0,
    deliveryType: quote.deliveryType === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
    byMail: quote.deliveryType === 'MAIL',
    parcel: null,
    totals,
    positions: quote.positions.map(
      ({ pricePerOne, finalPrice, productTypeId, mutability: _mutability, priceUnavailable: _unavailable, ...position }) => ({
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
        service: isService({ productId: position.productId, productTypeId, weight: position.weight }),
      }),
    ),
  };
}
