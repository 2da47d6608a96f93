import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { externalNumberLength, storeCustomerProduct } from '#contract/favourite.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './own-number.module.css';

/** The customer's own article number; a click turns it into a field. */
export function OwnNumber({ productId, name, stored }: { productId: number; name: string; stored: string }) {
  const t = useTranslations('favourites');
  const colon = useColon();
  const toast = useToast();
  const failureText = useFailureText();
  const [kept, setKept] = useState(stored);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = `own-number-${productId}`;
  const editing = typed !== null;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) document.getElementById(field)?.focus();
    else if (wasEditing.current) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing, field]);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { externalProductId } = await call(storeCustomerProduct, { body: { productId, externalProductId: typed ?? '' } });
      setKept(externalProductId);
      setTyped(null);
      setError('');
      toast.success(t('saved'));
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  if (typed === null) {
    return (
      <p className={styles['shown']}>
        <span className="small muted">{t('ownNumber')}</span>
        <Button ref={opener} kind="plain" aria-label={`${t('ownNumberOf', { name })}${colon} ${kept}`} onClick={() => setTyped(kept)}>
          {kept === '' ? t('ownNumberNone') : <span className="code">{kept}</span>}
        </Button>
      </p>
    );
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('ownNumberOf', { name })}
        name={field}
        value={typed}
        onChange={setTyped}
        error={error}
        autoComplete="off"
        maxLength={externalNumberLength}
      />
      <div className={styles['buttons']}>
        <Button type="submit" size="small" busy={busy}>
          {t('save')}
        </Button>
        <Button size="small" kind="outline" onClick={() => setTyped(null)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
