/**
 * Hands messages to a mail server over SMTP: one connection pool, short time-outs, no reading of files or addresses named in a message.
 * Retries belong to the queue, which outlives this process; the pause after failures is that of any outside service. An answer, even a refusal, is no failure.
 */
import { createTransport } from 'nodemailer';
import { openService } from '#server/connect/outside/open-service.ts';
import type { Warn } from '#server/connect/outside/open-service.ts';
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
  /** Rejects if the server did not accept the message; it may then be tried again. */
  send: (message: MailMessage) => Promise<void>;
  close: () => void;
}

/** Nobody has the address: another try would be refused as well. */
export class NoSuchMailbox extends Error {}

const usualTimeOutMs = 10_000;
const manners = { name: 'mail server', furtherTries: 0, waitMs: 0, failuresBeforePause: 5, pauseMs: 10_000 };

export interface MailOptions {
  url: string;
  now: () => number;
  warn?: Warn | undefined;
  timeOutMs?: number;
}

export function connectMail({ url, now, warn, timeOutMs = usualTimeOutMs }: MailOptions): MailConnection {
  const askService = openService({ ...manners, now, warn });
  const transport = createTransport({
    url,
    // A password never goes out in the clear; without one a relay of the own network may have no certificate.
    requireTLS: new URL(url).username !== '',
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
      const mailboxes = { from: checkedMailbox(from), replyTo: checkedMailbox(replyTo), to: checkedMailbox(to) };
      const mail = {
        messageId,
        ...mailboxes,
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
      };
      const { refusal } = await askService('SEND', false, async () => {
        try {
          await transport.sendMail(mail);
          return { refusal: null };
        } catch (error) {
          if (isAnswer(error)) return { refusal: error };
          throw error;
        }
      });
      if (refusal !== null) throw saysNobodyIsThere(refusal) ? new NoSuchMailbox(refusal.message, { cause: refusal }) : refusal;
    },
    close: () => transport.close(),
  };
}

/** The server answered: 4xx means later, 5xx never. */
const isAnswer = (error: unknown): error is Error =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';

/** RFC 3463: 5.1 is a wrong address, 5.2.1 a closed mailbox; any other refusal may be about the sender or the day. */
const saysNobodyIsThere = (answer: Error): boolean =>
  'command' in answer &&
  answer.command === 'RCPT TO' &&
  'response' in answer &&
  /^5\d\d[ -]5\.(1\.\d+|2\.1)\b/.test(String(answer.response));
