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
