import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectMail } from '#server/connect/mail/smtp.ts';
import type { MailConnection, MailMessage } from '#server/connect/mail/smtp.ts';
import { mailFaults, mailOperations } from './converse.ts';
import { startMailServer } from './mail-server.ts';
import type { MailServer } from './mail-server.ts';

let server: MailServer;
let connection: MailConnection;

beforeAll(async () => {
  server = await startMailServer();
  connection = connectMail({ url: server.url, now: () => Date.now() });
});
afterAll(async () => {
  connection.close();
  await server.stop();
});

const message: MailMessage = {
  messageId: '<mail-1@kistenwerk.example>',
  from: { name: 'Kistenwerk AG', address: 'shop@kistenwerk.example' },
  replyTo: { name: 'Kistenwerk AG', address: 'shop@kistenwerk.example' },
  to: { name: 'Muster, "Anna"', address: 'anna@muster.example' },
  subject: 'Bestellbestätigung',
  html: '<p>Grüsse <img src="cid:bild"></p>',
  text: 'Grüsse\n.\nEnde',
  attachments: [],
  pictures: [{ cid: 'bild', fileName: 'bild.png', png: Buffer.from('not really a picture') }],
};

describe('a message over SMTP', () => {
  test('arrives whole, with one recipient and its picture inside', async () => {
    await connection.send(message);
    const mail = server.messages.at(-1);
    expect(mail?.from).toBe('shop@kistenwerk.example');
    expect(mail?.to).toEqual(['anna@muster.example']);
    expect(mail?.raw).toContain('Message-ID: <mail-1@kistenwerk.example>');
    expect(mail?.raw).toContain('Content-ID: <bild>');
    expect(mail?.raw).toContain('Reply-To: Kistenwerk AG <shop@kistenwerk.example>');
    expect(mail?.raw.endsWith('\r\n')).toBe(true);
  });

  test.each([
    'anna@muster.example, eva@muster.example',
    'anna@muster.example\r\nBcc: eva@muster.example',
    '',
    'anna',
    '<anna@muster.example>',
  ])('a recipient that is not one plain address never leaves: %j', async (address) => {
    const before = server.messages.length;
    await expect(connection.send({ ...message, to: { name: '', address } })).rejects.toThrow('not one mail address');
    expect(server.messages).toHaveLength(before);
  });

  test('a name cannot start another header', async () => {
    await connection.send({ ...message, to: { name: 'Anna\r\nBcc: eva@muster.example', address: 'anna@muster.example' } });
    const mail = server.messages.at(-1);
    expect(mail?.to).toEqual(['anna@muster.example']);
    expect(mail?.raw).not.toMatch(/^Bcc:/im);
  });

  test('a mailbox that does not exist and a server out of order are told to the sender', async () => {
    await expect(connection.send({ ...message, to: { name: '', address: 'refuse@muster.example' } })).rejects.toThrow('550');
    const before = server.messages.length;
    server.failNext(1);
    await expect(connection.send(message)).rejects.toThrow('451');
    expect(server.messages).toHaveLength(before);
    await connection.send(message);
    expect(server.messages).toHaveLength(before + 1);
  });

  test.each(mailOperations.flatMap((operation) => mailFaults.map((fault) => [operation, fault] as const)))(
    'what goes wrong at %s with %s is told to the sender unless a second connection helps, and the next message arrives',
    { timeout: 20_000 },
    async (operation, fault) => {
      const fresh = connectMail({ url: server.url, now: () => Date.now(), timeOutMs: 400 });
      const before = server.messages.length;
      server.faults.fail(operation, fault);
      const outcome = await fresh.send(message).then(
        () => 'sent',
        () => 'told',
      );
      const helps = operation === 'connect' && fault === 'loseAnswer';
      const isKept = helps || (operation === 'message' && (fault === 'loseAnswer' || fault === 'slow'));
      expect([outcome, server.messages.length - before]).toEqual([helps ? 'sent' : 'told', isKept ? 1 : 0]);
      await fresh.send(message);
      expect(server.messages.length - before).toBe(isKept ? 2 : 1);
      fresh.close();
    },
  );

  test('a server that is away is left alone after five failures, one that says no is not', async () => {
    const gone = await startMailServer();
    await gone.stop();
    let clock = 0;
    const told: string[] = [];
    const away = connectMail({ url: gone.url, now: () => clock, warn: (text) => told.push(text) });
    for (let time = 0; time < 5; time += 1) await expect(away.send(message)).rejects.toThrow('no answer');
    await expect(away.send(message)).rejects.toThrow('not asked');
    expect(told).toHaveLength(5);
    clock += 10_000;
    await expect(away.send(message)).rejects.toThrow('no answer');
    away.close();
    for (let time = 0; time < 6; time += 1)
      await expect(connection.send({ ...message, to: { name: '', address: 'refuse@muster.example' } })).rejects.toThrow('550');
    await connection.send(message);
  });
});
