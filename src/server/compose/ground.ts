/** What all of the shop is built on: its log, database, company, catalogue, clock and background work. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openHolidays } from '#server/calendar/open-holidays.ts';
import type { Holidays } from '#server/calendar/open-holidays.ts';
import { openCatalog } from '#server/catalog/catalog.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { takeFolderModels } from '#server/catalog/take-folder-models.ts';
import type { Config } from '#server/config.ts';
import { openBlobs } from '#server/connect/blob/open-blobs.ts';
import { openPictureForms } from '#server/connect/images/picture-forms.ts';
import { openPrintShop } from '#server/connect/pdf/print-shop.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { Database, Db } from '#server/db/pool.ts';
import { moveContent } from '#server/file/move-content.ts';
import { openApp } from '#server/http/app.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { whenQuiet } from '#server/jobs/when-quiet.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { openDraftThread } from '#server/model-desk/draft-thread.ts';
import type { DraftThread } from '#server/model-desk/draft-thread.ts';
import type { MediaFiles } from '#server/media/stored-media.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { openWords } from '#server/own-text/open-words.ts';
import type { OpenWords } from '#server/own-text/open-words.ts';
import { openTakenDays } from '#server/production/open-taken-days.ts';
import type { TakenDays } from '#server/production/open-taken-days.ts';
import { openRules } from '#server/setting/shop-rules.ts';
import type { Rules } from '#server/setting/shop-rules.ts';
import { openDevices } from '#server/session/device.ts';
import { openSeal } from '#server/session/sealed-text.ts';
import type { Seal } from '#server/session/sealed-text.ts';
import { createTokens } from '#server/session/token.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import { openCompany } from '#server/shop/company.ts';
import type { Company } from '#server/shop/company.ts';
import { openMails } from './mails.ts';
import type { Mails } from './mails.ts';

/** On disk; a dropped picture is made again on request. */
const keptPicturesBytes = 1e9;

export interface GroundOptions {
  config: Config;
  database: Database;
  databaseUrl: string;
  tokenSecret: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Compiled already, by another shop of this process, with which this database began: the folder's models are in it. */
  models?: ModelLibrary | undefined;
  /** Open already, shared with other shops of this process; closed at the stop as an own one is. */
  printShop?: PrintShop | undefined;
}

export interface Ground extends GroundOptions {
  /** Without calls and pages yet; everything uses its log. */
  app: FastifyInstance;
  warn: (text: string, about: unknown) => void;
  db: Db;
  tokens: ReturnType<typeof createTokens>;
  devices: ReturnType<typeof openDevices>;
  seal: Seal;
  company: Company;
  words: OpenWords;
  readCompany: ReadCompany;
  holidays: Holidays;
  taken: TakenDays;
  rules: Rules;
  catalog: Catalog;
  mails: Mails;
  jobs: Jobs;
  printShop: PrintShop;
  draftThread: DraftThread;
  /** Stored files and the sizes and formats in which their pictures are shown. */
  media: MediaFiles;
  /** Folder where uploads wait until they are checked. */
  incoming: string;
}

export async function openGround(options: GroundOptions): Promise<Ground> {
  const { config, database, databaseUrl, tokenSecret, now } = options;
  const { db } = database;
  const app = openApp(config);
  const warn: Ground['warn'] = (text, about) => app.log.warn(about instanceof Error ? { err: about } : { about }, text);
  const company = await openCompany(db, now);
  const words = await openWords(db, now);
  const readCompany: ReadCompany = async () => ({ ...(await company.read()), shop: config.shop, words: await words.read() });
  const blobs = openBlobs(config.files, { now, warn });
  const incoming = join(config.dataDir, 'incoming');
  await moveContent({ db, blobs, incoming, warn });
  const forms = openPictureForms({
    folder: join(config.dataDir, 'pictures'),
    limitBytes: keptPicturesBytes,
    failed: (error) => warn('a picture could not be made', error),
  });
  if (options.models === undefined) await takeFolderModels(db, { replaces: !config.production, warn });
  const mails = await openMails({ config, now, warn });
  const holidays = openHolidays(db, now);
  const rules = await openRules(db, now);
  const catalog = await openCatalog({
    db,
    shop: config.shop,
    failed: (error) => warn('the catalogue could not be read', error),
    warn,
    models: options.models,
  });
  return {
    ...options,
    app,
    warn,
    db,
    tokens: createTokens(tokenSecret),
    devices: openDevices(tokenSecret),
    seal: openSeal(tokenSecret),
    company,
    words,
    readCompany,
    holidays,
    taken: openTakenDays({
      db,
      now,
      catalog,
      holidayOverrides: holidays.read,
      decided: rules.decided,
      failed: (error) => warn('the load of the workshop could not be read', error),
    }),
    rules,
    catalog,
    mails,
    jobs: await startJobs({
      databaseUrl,
      db,
      now,
      mailWay: mails.way,
      readCompany,
      mailTurn: config.production ? async () => whenQuiet() : undefined,
      warn,
    }),
    media: { blobs, forms },
    incoming,
    printShop: options.printShop ?? openPrintShop({ failed: (error) => warn('a paper could not be drawn', error) }),
    draftThread: openDraftThread((error) => warn('the thread that tries models ended', error)),
  };
}
