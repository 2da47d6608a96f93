import { useEffect, useState } from 'react';
import { previewSettings } from '#contract/setting.ts';
import type { Setting, SettingEffect } from '#contract/setting.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf } from '#domain/money/money.ts';
import { grossAmount, vatRateOf } from '#domain/vat/vat.ts';
import { call } from '#web/call.ts';
import { settingsWords as t } from './settings-words.ts';
import settingFieldsStyles from './setting-fields.module.css';
import styles from './settings.module.css';

interface EffectProps {
  section: 'shipping' | 'vat';
  /** The changes that would be saved; empty: the current state. */
  changes: readonly { key: string; value: Setting['value'] }[];
  settings: readonly Setting[];
}

const typingMs = 300;
const netExamples = [10_000, 123_450].map(rappen);

/** The effect of saving, by the shop's own rules. */
export function SettingEffects({ section, changes, settings }: EffectProps) {
  const effect = useEffectOf(changes);
  const rows = section === 'shipping' ? shippingRows(effect) : vatRows(settings, changes);
  return (
    <section aria-live="polite">
      <h2>
        {t.effect} <small>{t.effectRemark}</small>
      </h2>
      <table className={settingFieldsStyles['effect']}>
        <thead>
          <tr>
            <th scope="col">{t.example}</th>
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ word, before, after }) => (
            <tr key={word}>
              <td>{word}</td>
              <td>{before}</td>
              <td>{before === after ? after : <b>{after}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['remark']}>{effect === null ? '' : t.openQuotes(effect.openQuotes)}</p>
    </section>
  );
}

interface EffectRow {
  word: string;
  before: string;
  after: string;
}

const text = (chf: number): string => amountText(rappenFromChf(chf));

function shippingRows(effect: SettingEffect | null): EffectRow[] {
  return (effect?.shipping ?? []).map(({ zipCode, place, spaces, before, after }) => ({
    word: t.places(`${zipCode} ${place}`, spaces),
    before: text(before),
    after: text(after),
  }));
}

function vatRows(settings: readonly Setting[], changes: EffectProps['changes']): EffectRow[] {
  const now = settings.find(({ key }) => key === 'vatRate')?.value ?? 0;
  const then = changes.find(({ key }) => key === 'vatRate')?.value ?? now;
  const gross = (net: (typeof netExamples)[number], percent: Setting['value']): string =>
    amountText(grossAmount(net, vatRateOf(Number(percent))));
  return netExamples.map((net) => ({ word: t.netExample(amountText(net)), before: gross(net, now), after: gross(net, then) }));
}

/** The last answer stays until the next one arrives. */
function useEffectOf(changes: EffectProps['changes']): SettingEffect | null {
  const [effect, setEffect] = useState<SettingEffect | null>(null);
  const asked = JSON.stringify(changes.map(({ key, value }) => ({ key, value })));
  useEffect(() => {
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      const body = { changes: JSON.parse(asked) as { key: string; value: Setting['value'] }[] };
      const found = await call(previewSettings, { body }, { signal: abort.signal }).catch(() => null);
      if (found !== null) setEffect(found);
    };
    const timer = setTimeout(() => void read(), typingMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  return effect;
}
