import type { OutputOf } from '#contract/endpoint.ts';
import type { readIntegrations } from '#contract/integration.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { RecordHistory } from '../record/history.tsx';
import pageStyles from '../ui/page.module.css';
import { interfaceWords as t } from './interface-words.ts';
import styles from './interfaces.module.css';
import { KeyPart } from './key-part.tsx';
import { MessageLog } from './message-log.tsx';
import type { Section } from '../frame/setting-sections.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { WebhookPart } from './webhook-part.tsx';

interface SectionProps extends OutputOf<typeof readIntegrations> {
  section: Section;
  history: readonly HistoryEntry[];
}

const formats = ['json', 'csv', 'xml'] as const;

/** What other systems may read, and what the shop reports to them. */
export function InterfacesSection({ section, keys, webhooks, deliveries, history }: SectionProps) {
  return (
    <SettingsFrame
      section={section}
      unsaved={false}
      aside={
        <RecordHistory
          always
          lines={history.map(({ at, who, field, before, after }) => ({ at, who, what: lineOf(field, before, after) }))}
        />
      }
    >
      <section className={styles['part']} aria-labelledby="feed">
        <h3 id="feed">{t.feed}</h3>
        <p>{t.feedSays}</p>
        <p className={styles['links']}>
          {formats.map((format) => (
            <a key={format} className={pageStyles['button']} href={`/api/feed/products.${format}`}>
              {t.feedForms[format]}
            </a>
          ))}
        </p>
      </section>
      <KeyPart keys={keys} />
      <WebhookPart webhooks={webhooks} />
      <MessageLog deliveries={deliveries} webhooks={webhooks} />
    </SettingsFrame>
  );
}

function lineOf(field: string, before: HistoryEntry['before'], after: HistoryEntry['after']): string {
  const word = t.history[field as keyof typeof t.history] as string | undefined;
  return `${word ?? field}: ${[before, after].map((value) => (value === '' ? '–' : String(value))).join(' → ')}`;
}
