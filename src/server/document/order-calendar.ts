/** The delivery date of an order as a calendar entry for the customer, through the order's link. */
import type { Order } from '#contract/order.ts';
import { calendarFile } from '#domain/calendar/calendar-entry.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { placedStreet } from '#domain/contact/street-suggestion.ts';
import { deliveryDayWords } from '#domain/order/delivery-day-words.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import type { DocumentServices } from './print-order.ts';

/** `linkOf`: the page of an order, without log-in. */
export type CalendarServices = Pick<DocumentServices, 'readOrderByLink' | 'readCompany' | 'now'> & { linkOf: (order: Order) => string };

/** 404: no date was given. */
export async function orderCalendar({ readOrderByLink, readCompany, now, linkOf }: CalendarServices, uuid: string): Promise<FileAnswer> {
  const { order } = await readOrderByLink(uuid);
  const day = parsePlainDate(order.confirmedDeliveryDate ?? order.requestedDeliveryDate ?? '');
  if (day === null) throw notFound();
  const company = await readCompany();
  const { delivery, dispatch, pickup } = company.words[order.language].document;
  const way = { PICKUP: pickup, DELIVERY: delivery, FEDEX: dispatch }[order.deliveryType];
  const file = calendarFile({
    uid: `${order.uuid}@${company.domain}`,
    day,
    confirmed: order.confirmedDeliveryDate !== null,
    title: `${way} ${company.name} ${order.formattedId}`,
    text: `${way} ${deliveryDayWords(order, order.language)}. ${company.name}, ${company.phone}`,
    place: placeOf(order, company),
    url: linkOf(order),
    writtenAt: new Date(now()).toISOString(),
  });
  return new FileAnswer(file, 'text/calendar', { fileName: `${order.formattedId}.ics` });
}

function placeOf({ deliveryType, deliveryAddress }: Order, company: CompanyProfile): string {
  const place = deliveryType === 'PICKUP' || deliveryAddress === null ? company : deliveryAddress;
  return placedStreet(place);
}
