/** Creates a product from the configuration: names in three languages, its future number, and whether the shop shows it. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { createProduct, readNextArticleNumber } from '#contract/create-product.ts';
import { CallFailure } from '#contract/failure.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { languages } from '#domain/language/language.ts';
import { call } from '#web/call.ts';
import '#web/texts/desk-texts.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { productPath } from '#web/paths.ts';
import styles from './create-product-dialog.module.css';

export interface CreateProductDialogProps {
  product: { id: number; typeId: number; name: string };
  configuration: Configuration;
  onClose: () => void;
}

const longestName = 120;

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export default function CreateProductDialog({ product, configuration, onClose }: CreateProductDialogProps) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const failureText = useFailureText();
  const toast = useToast();
  const navigate = useNavigate();
  const [name, setName] = useState({ de: '', fr: '', en: '', [language]: product.name });
  const [published, setPublished] = useState(true);
  const [number, setNumber] = useState('');
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  // One key per request body: pressing again after a lost answer creates no second product, but a changed body does.
  const [keys] = useState(() => new Map<string, string>());
  useEffect(() => {
    const abort = new AbortController();
    call(readNextArticleNumber, { query: { productTypeId: product.typeId } }, { signal: abort.signal }).then(
      ({ articleNumber }) => setNumber(articleNumber),
      // Only a preview: the number is assigned when the product is created.
      () => undefined,
    );
    return () => abort.abort();
  }, [product.typeId]);
  const complete = languages.every((one) => name[one].trim() !== '');
  const create = async (): Promise<void> => {
    setTried(true);
    if (!complete || busy) return;
    setBusy(true);
    const body = { sourceProductId: product.id, configuration: { ...configuration, values: { ...configuration.values } }, name, published };
    const wish = JSON.stringify(body);
    const key = keys.get(wish) ?? newKey();
    keys.set(wish, key);
    try {
      const made = await call(createProduct, { body }, { idempotencyKey: key });
      toast.success(t('admin.created', { number: made.articleNumber }));
      onClose();
      await navigate(productPath(made.articleNumber));
    } catch (error) {
      setFailure(error instanceof CallFailure ? error : new CallFailure(0, [{ message: 'unexpectedError', params: {} }]));
      setBusy(false);
    }
  };
  return createPortal(
    <Dialog title={t('admin.create')} open onClose={onClose}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <p>{t('admin.createText')}</p>
        {number !== '' && (
          <p>
            {t('admin.number')} <span className="code">{number}</span>
          </p>
        )}
        {languages.map((one) => (
          <TextField
            key={one}
            label={t(`admin.name.${one}`)}
            name={`product-name-${one}`}
            required
            maxLength={longestName}
            value={name[one]}
            error={tried && name[one].trim() === '' ? t('admin.nameMissing') : undefined}
            onChange={(text) => setName((old) => ({ ...old, [one]: text }))}
          />
        ))}
        <CheckboxField label={t('admin.published')} name="product-published" checked={published} onChange={setPublished} />
        {failure !== null && (
          <p role="alert" className={styles['failure']}>
            {failureText(failure)}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button kind="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" mark="plus" busy={busy}>
            {t('admin.create')}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
