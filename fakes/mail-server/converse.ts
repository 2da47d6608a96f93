/** One SMTP conversation: handles the client's lines and sends the server's replies, or a fault instead. */
import type { Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it was sent: headers, empty line, body. */
  raw: string;
}

/** What can fail on request: the greeting, a recipient, the message itself. */
export const mailOperations = ['connect', 'recipient', 'message'] as const;
export type MailOperation = (typeof mailOperations)[number];

/** `status421` ends the connection; with `loseAnswer` and `slow` the work is done, with the others it is not. */
export const mailFaults = ['status421', 'status451', 'status550', 'hang', 'slow', 'loseAnswer', 'nonsense'] as const;
export type MailFault = (typeof mailFaults)[number];

export interface Conversation {
  meet: (operation: MailOperation) => MailFault | undefined;
  keep: (mail: ReceivedMail) => void;
  /** A message was not accepted. */
  turnedAway: () => void;
}

const endOfData = '\r\n.\r\n';
const slowMs = 3000;
const refusals: Partial<Readonly<Record<MailFault, string>>> = {
  status421: '421 4.3.2 Closing for maintenance',
  status451: '451 4.3.0 Out of order, try again later',
  status550: '550 5.7.1 Not accepted here',
  nonsense: '<html><body>Bitte anmelden</body></html>',
};

export function converse(socket: Socket, { meet, keep, turnedAway }: Conversation): void {
  let pending = '';
  let from: string | null = null;
  let to: string[] = [];
  let inData = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const forget = (): void => {
    from = null;
    to = [];
  };

  /** `work` is done unless a fault prevents it. */
  const answer = (operation: MailOperation, line: string, work: () => void): void => {
    const fault = meet(operation);
    const refusal = fault === undefined ? undefined : refusals[fault];
    if (refusal !== undefined || fault === 'hang') {
      if (operation === 'message') turnedAway();
      if (refusal !== undefined) say(refusal);
      if (fault === 'status421') socket.end();
      return;
    }
    work();
    if (fault === 'loseAnswer') socket.destroy();
    else if (fault === 'slow') setTimeout(() => say(line), slowMs).unref();
    else say(line);
  };

  const takeData = (end: number): void => {
    const raw = pending.slice(0, end + 2).replaceAll(/^\./gm, '');
    const mail = { from: from ?? '', to, raw };
    pending = pending.slice(end + endOfData.length);
    inData = false;
    forget();
    answer('message', '250 2.0.0 Kept', () => keep(mail));
  };

  const takeCommand = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<([^<>]*)>/.exec(line)?.[1];
    if (verb === 'EHLO') say('250-localhost\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 SIZE 20971520');
    else if (verb === 'HELO' || verb === 'NOOP') say('250 localhost');
    else if (verb === 'RSET') {
      forget();
      say('250 2.0.0 Forgotten');
    } else if (verb === 'MAIL' && address !== undefined) {
      from = address;
      say('250 2.1.0 Sender noted');
    } else if (verb === 'RCPT' && from !== null && address !== undefined) {
      if (address.startsWith('refuse@')) return say('550 5.1.1 No such mailbox');
      answer('recipient', '250 2.1.5 Recipient noted', () => to.push(address));
    } else if (verb === 'DATA' && to.length > 0) {
      inData = true;
      say('354 Go on, end with a dot');
    } else if (verb === 'QUIT') socket.end('221 2.0.0 Bye\r\n');
    else say('503 5.5.1 Not now');
  };

  answer('connect', '220 localhost ESMTP', () => undefined);
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = pending.indexOf(inData ? endOfData : '\r\n');
      if (end < 0) return;
      if (inData) takeData(end);
      else {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        takeCommand(line);
      }
    }
  });
}
