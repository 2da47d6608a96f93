/** What the shop does by itself, without a call: every hour, every new day, and when there is something to send. */
import { photoFolder } from '#domain/file/own-folder.ts';
import { requestFolder } from '#domain/file/request-file.ts';
import { asideOf } from '#server/connect/blob/folder-blobs.ts';
import { photoPaths } from '#server/drive/photo-store.ts';
import { purgeIncoming } from '#server/file/purge-incoming.ts';
import { openPurgeUnowned } from '#server/file/purge-unowned.ts';
import type { IntegrationServices } from '#server/integration/integration-services.ts';
import { startWebhooks } from '#server/integration/send-webhooks.ts';
import type { WebhookSender } from '#server/integration/send-webhooks.ts';
import { startDayChange } from '#server/jobs/day-change.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { watchPriceDay } from '#server/model-desk/watch-day.ts';
import { takePlanned } from '#server/price/take-planned.ts';
import { keepPrepared } from '#server/product/prepare-products.ts';
import { turnDay } from '#server/product/turn-day.ts';
import { quoteFilePaths } from '#server/quote/quote-file-store.ts';
import { tellExpiring } from '#server/quote/tell-expiring.ts';
import type { Ground } from './ground.ts';
import type { Selling } from './selling.ts';

const searchAfterMs = 2000;

interface WorkServices {
  selling: Pick<Selling, 'payments' | 'quotes'>;
  integration: IntegrationServices;
  webhooks: WebhookSender;
  buildSearch: () => Promise<void>;
}

interface Running {
  stop: () => void | Promise<void>;
}

export function openPeriodicWork(ground: Ground, { selling: { payments, quotes }, integration, webhooks, buildSearch }: WorkServices) {
  const { config, db, now, catalog, warn } = ground;
  const folders = [ground.incoming, ...(config.files.kind === 'folder' ? [asideOf(config.files.folder)] : [])];
  const purgeUnowned = openPurgeUnowned(db, ground.media.blobs, [
    { folder: photoFolder, named: photoPaths },
    { folder: requestFolder, named: quoteFilePaths },
  ]);
  const running: Running[] = [
    startHousekeeping({
      db,
      now,
      purgeFiles: async () => {
        await purgeIncoming(folders, now());
        await purgeUnowned().catch((error: unknown) => warn('files that nothing names could not be deleted', error));
      },
      tellExpiring: async () => tellExpiring(quotes),
      failed: (error) => warn('housekeeping', error),
    }),
    watchPriceDay({ db, catalog, now }, (error) => warn('material prices of today could not be taken over', error)),
  ];
  const newDay = async () => {
    await takePlanned({ db, catalog, now });
    return turnDay({ db, catalog, now });
  };
  return {
    turnDay: newDay,
    start: () => {
      ground.mails.begin();
      payments.start();
      // Leaves the processor to the first visitors; an earlier search builds the index at once.
      const searching = setTimeout(() => void buildSearch(), searchAfterMs).unref();
      running.push(
        { stop: () => clearTimeout(searching) },
        keepPrepared(catalog, (error) => warn('products could not be prepared', error)),
        startWebhooks(integration, webhooks, (error) => warn('messages to other systems', error)),
        startDayChange({ now, turn: newDay, failed: (error) => warn('the new day', error) }),
      );
    },
    stop: async () => {
      await Promise.all(running.map(async ({ stop }) => stop()));
      await payments.stop();
      await ground.jobs.stop();
      await ground.mails.stop();
    },
  };
}
