import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '#fakes/mail-server/mail-server.ts';
import type { MailServer } from '#fakes/mail-server/mail-server.ts';
import { connectMail } from './smtp.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => server.stop());

const mailbox = { name: 'Kistenwerk', address: 'info@kistenwerk.example' };
const message = {
  messageId: '<1@kistenwerk.example>',
  from: mailbox,
  replyTo: mailbox,
  to: mailbox,
  subject: 'Ihre Bestellung',
  html: '<p>Danke.</p>',
  text: 'Danke.',
  pictures: [],
  attachments: [],
};

async function sentThrough(url: string): Promise<boolean> {
  const connection = connectMail({ url, now: () => 0, warn: () => undefined });
  try {
    await connection.send(message);
    return true;
  } catch {
    return false;
  } finally {
    connection.close();
  }
}

test('a relay that asks for no password may be without TLS', async () => {
  expect(await sentThrough(server.url)).toBe(true);
  expect(server.messages).toHaveLength(1);
});

test('a password is not sent to a server without TLS', async () => {
  expect(await sentThrough(server.url.replace('smtp://', 'smtp://laden:geheim@'))).toBe(false);
  expect(server.messages).toHaveLength(0);
});
