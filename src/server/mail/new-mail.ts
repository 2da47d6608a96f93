/** A mail about to be stored in the outbox, with the work that causes it. */
export interface NewMail {
  /** The same key is stored once. */
  dedupeKey: string;
  recipient: string;
  recipientName: string;
  subject: string;
  html: string;
  text: string;
  pictures: readonly MailPicture[];
  /** The stored order that it is about. */
  orderId?: number;
  quoteId?: number;
  invoiceId?: number;
  customerId?: number;
  /** Frozen papers that go with it. */
  attachments?: readonly MailAttachment[];
  /** Its links open something by themselves, until then: the copy that is kept loses their secret when the mail is sent, at the latest at that time. */
  secretUntil?: Date;
}

export interface MailPicture {
  /** Content id that the HTML refers to as `cid:…`. */
  cid: string;
  /** Stored picture. */
  hash: string;
  fileName: string;
}

export interface MailAttachment {
  /** Kind and record of the paper. */
  kind: 'delivery' | 'invoice' | 'creditNote' | 'reminder';
  recordId: number;
  fileName: string;
}
