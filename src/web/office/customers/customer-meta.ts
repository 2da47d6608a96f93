/** Shared by the pages of one customer: their title and the name in the trail. */
import type { Customer } from '#contract/customer.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { customerWords as t } from './customer-words.ts';

interface OfCustomer {
  record: { customer: Customer };
}

export const customerHandle: RecordHandle = {
  recordName: (data) => {
    const { customer } = (data as OfCustomer).record;
    return customer.name === '' ? customer.formattedId : customer.name;
  },
};

export const customerTitle = (data: OfCustomer | undefined, part: string = t.overview) => [
  { title: `${data === undefined ? part : `${data.record.customer.name} – ${part}`} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];
