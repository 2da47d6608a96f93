import type { ColumnType, Generated } from 'kysely';
import type { DefaultTimestamp, Json, Timestamp } from './column-types.ts';

export interface MailTables {
  mail: {
    id: Generated<number>;
    dedupe_key: string;
    order_id: number | null;
    recipient: string;
    recipient_name: string;
    subject: string;
    html: string;
    text: string;
    pictures: Json<{ cid: string; hash: string; fileName: string }[]>;
    attachments: ColumnType<
      { fileName: string; kind: 'delivery' | 'invoice' | 'creditNote' | 'reminder'; recordId: number }[],
      string | undefined,
      string
    >;
    quote_id: number | null;
    invoice_id: number | null;
    customer_id: number | null;
    state: Generated<'pending' | 'sent' | 'failed' | 'stored'>;
    tries: Generated<number>;
    last_error: Generated<string>;
    created_at: DefaultTimestamp;
    sent_at: Timestamp | null;
    secret_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
