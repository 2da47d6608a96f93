/** A mail about to be stored in the outbox, together with the work that causes it. */
export interface NewMail {
  /** A mail with the same key is stored once. */
  dedupeKey: string;
  recipient: string;
  recipientName: string;
  subject: string;
  html: string;
  text: string;
  pictures: readonly MailPicture[];
  /** The stored order it is about. */
  orderId?: number;
  quoteId?: number;
  invoiceId?: number;
  customerId?: number;
  /** Frozen papers to attach. */
  attachments?: readonly MailAttachment[];
  /** Its links give access by themselves, until then: the stored copy loses their secret when the mail is sent, at the latest at that time. */
  secretUntil?: Date;
}

export interface MailPicture {
  /** Content id that the HTML refers to as `cid:…`. */
  cid: string;
  /** Hash of the stored picture. */
  hash: string;
  fileName: string;
}

export interface MailAttachment {
  /** Kind and record of the paper. */
  kind: 'delivery' | 'invoice' | 'creditNote' | 'reminder';
  recordId: number;
  fileName: string;
}
