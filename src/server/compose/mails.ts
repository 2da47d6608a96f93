/** The mail server: the configured one, or the stand-in of the demo; without either mails stay in the outbox. */
import { startMailServer } from '#fakes/mail-server/mail-server.ts';
import type { MailServer } from '#fakes/mail-server/mail-server.ts';
import type { Config } from '#server/config.ts';
import { connectMail } from '#server/connect/mail/smtp.ts';
import type { Warn } from '#server/connect/outside/open-service.ts';
import type { OutsideState } from '#server/jobs/operation.ts';
import type { MailWay } from '#server/mail/deliver-mail.ts';

export interface Mails {
  way: () => MailWay;
  /** From here on mails go to the stand-in too: mails that the demo backdates are not sent. */
  begin: () => void;
  state: OutsideState;
  standIn: MailServer | null;
  stop: () => Promise<void>;
}

export async function openMails({ config, now, warn }: { config: Config; now: () => number; warn: Warn }): Promise<Mails> {
  const { smtpUrl, demo } = config;
  const standIn = smtpUrl === undefined && demo ? await startMailServer({ keeps: 0 }) : null;
  const url = smtpUrl ?? standIn?.url;
  const connection = url === undefined ? null : connectMail({ url, now, warn });
  let begun = standIn === null;
  return {
    way: () => ({ connection: begun ? connection : null, arrives: standIn === null }),
    begin: () => {
      begun = true;
    },
    state: smtpUrl !== undefined ? 'ok' : standIn === null ? 'off' : 'standIn',
    standIn,
    stop: async () => {
      connection?.close();
      await standIn?.stop();
    },
  };
}
