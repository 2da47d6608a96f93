import { useState } from 'react';
import type { Customer } from '#contract/customer.ts';
import { readCustomerLogo } from '#contract/customer.ts';
import { pathOf } from '#contract/endpoint.ts';
import { Ask } from '../ui/ask.tsx';
import pageStyles from '../ui/page.module.css';
import { customerWords } from './customer-words.ts';
import styles from './customer.module.css';
import { FileButton } from './file-button.tsx';

const t = customerWords.media;
export const pictures = '.svg,.png,.jpg,.jpeg,.webp';

interface CustomerLogoProps {
  customer: Pick<Customer, 'id' | 'version'>;
  hasLogo: boolean;
  busy: boolean;
  /** null: read-only. */
  onChoose: ((file: File) => void) | null;
  onRemove: () => void;
}

/** The customer's logo, to look at, replace or remove. */
export function CustomerLogo({ customer: { id, version }, hasLogo, busy, onChoose, onRemove }: CustomerLogoProps) {
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles['logo']} aria-labelledby="logo">
      <h2 id="logo">{t.logo}</h2>
      {hasLogo ? <img src={`${pathOf(readCustomerLogo, { id })}?v=${version}`} alt={t.logo} /> : <p>{t.noLogo}</p>}
      <small>{t.logoHint}</small>
      {onChoose === null ? null : (
        <div className={styles['verbs']}>
          <FileButton word={t.chooseLogo} accept={pictures} disabled={busy} onChosen={onChoose} />
          {hasLogo ? (
            <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => setAsking(true)}>
              {t.removeLogo}
            </button>
          ) : null}
        </div>
      )}
      <Ask
        title={t.removeLogoAsk}
        text={t.removeLogoText}
        verb={t.removeLogo}
        back={customerWords.keep}
        open={asking}
        onYes={() => {
          setAsking(false);
          onRemove();
        }}
        onNo={() => setAsking(false)}
      />
    </section>
  );
}
