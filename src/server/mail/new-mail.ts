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
}

export interface MailPicture {
  /** Content id that the HTML refers to as `cid:…`. */
  cid: string;
  /** Stored picture. */
  hash: string;
  fileName: string;
}
