/** Hands messages to a mail server over SMTP: one pooled connection set, short time-outs, no reading of files or addresses named in a message. */
import { createTransport } from 'nodemailer';
import type { Mailbox } from './recipient.ts';
import { checkedMailbox } from './recipient.ts';

export interface MailMessage {
  messageId: string;
  from: Mailbox;
  replyTo: Mailbox;
  to: Mailbox;
  subject: string;
  html: string;
  text: string;
  pictures: readonly { cid: string; fileName: string; png: Buffer }[];
  attachments: readonly { fileName: string; pdf: Buffer }[];
}

export interface MailConnection {
  /** Rejects when the server did not take the message; then it may be tried again. */
  send: (message: MailMessage) => Promise<void>;
  close: () => void;
}

const timeOutMs = 10_000;

export function connectMail(smtpUrl: string): MailConnection {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeOutMs,
    greetingTimeout: timeOutMs,
    socketTimeout: timeOutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, from, replyTo, to, subject, html, text, pictures, attachments }) => {
      await transport.sendMail({
        messageId,
        from: checkedMailbox(from),
        replyTo: checkedMailbox(replyTo),
        to: checkedMailbox(to),
        subject,
        html,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: [
          ...pictures.map(({ cid, fileName, png }) => ({
            cid,
            filename: fileName,
            content: png,
            contentType: 'image/png',
            contentDisposition: 'inline' as const,
          })),
          ...attachments.map(({ fileName, pdf }) => ({ filename: fileName, content: pdf, contentType: 'application/pdf' })),
        ],
      });
    },
    close: () => transport.close(),
  };
}
