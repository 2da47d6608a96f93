/**
 * "Produkt Konfigurieren": a product's choices, picture and part list over the calling page. Choices leave it only with OK. Specification: storefront §2.
 * It knows no cart, order or price: the caller provides the bar with quantity and price; without one neither is shown.
 */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ModelDocument } from '../compile-documents.ts';
import { loadDocuments } from '../load-documents.ts';
import styles from './configurator-modal.module.css';
import { ConfiguratorScreen } from './configurator-screen.tsx';
import type { ConfiguratorModalProps } from './modal-props.ts';
import { useBackCloses } from './use-back-closes.ts';

export default function ConfiguratorModal(props: ConfiguratorModalProps) {
  const { configuration, viewOnly, onClose } = props;
  const t = useTranslations('configurator');
  const failureText = useFailureText();
  useBackCloses(onClose);
  const [documents, setDocuments] = useState<readonly ModelDocument[] | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  useEffect(() => {
    if (failure !== null) return undefined;
    let wanted = true;
    loadDocuments(call, configuration.modelId).then(
      (found) => {
        if (wanted) setDocuments(found);
      },
      (error: unknown) => {
        if (wanted) setFailure(error instanceof CallFailure ? error : new CallFailure(0, [{ message: 'unexpectedError', params: {} }]));
      },
    );
    return () => {
      wanted = false;
    };
  }, [configuration.modelId, failure]);
  // Rendered outside the caller: the styles of a cart line or a table must not apply to the modal.
  return createPortal(
    <Dialog title={t('modalTitle')} open full onClose={onClose} closeLabel={viewOnly ? undefined : t('cancel')}>
      {documents !== null && <ConfiguratorScreen {...props} documents={documents} />}
      {documents === null && (
        <div className={styles['waiting']} role="status">
          <p>{failure === null ? t('loading') : failureText(failure)}</p>
          {failure !== null && (
            <Button kind="outline" onClick={() => setFailure(null)}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </Dialog>,
    document.body,
  );
}
