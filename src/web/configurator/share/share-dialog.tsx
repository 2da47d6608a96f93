/** The link to exactly this configuration: to copy, to share, or to scan from the screen with a phone. Its camera can be set. Specification: storefront §2. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values, Vec3 } from '#domain/configurator/evaluation.ts';
import { shareQuery } from '#domain/configurator/share-link.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { parseCamera, parseWeight, usualCamera } from './camera-weight.ts';
import { qrMatrix } from './qr-matrix.ts';
import styles from './share-dialog.module.css';
import { useCopyLink } from './use-copy-link.ts';

export interface ShareDialogProps {
  compiled: CompiledModel;
  articleNumber: string;
  name: string;
  values: Values;
  /** The product's own presets, which the link can leave out. If unknown, it contains every value. */
  presets: Values;
  quantity: number;
  /** As the 3D view was left; null: never turned. */
  camera: Vec3 | null;
  onClose: () => void;
}

const axes = ['x', 'y', 'z'] as const;

export default function ShareDialog({ compiled, articleNumber, name, values, presets, quantity, camera, onClose }: ShareDialogProps) {
  const t = useTranslations('configurator');
  const copy = useCopyLink();
  const [weights, setWeights] = useState<[string, string, string]>(() => {
    const [x, y, z] = camera ?? usualCamera;
    return [String(x), String(y), String(z)];
  });
  const [viewOnly, setViewOnly] = useState(false);
  const query = shareQuery(compiled, { values, presets, quantity, camera: parseCamera(weights) ?? camera ?? usualCamera, viewOnly });
  const link = `${location.origin}/products/${encodeURIComponent(articleNumber)}?${query}`;
  const code = qrMatrix(link);
  const handOn = async (): Promise<void> => {
    try {
      await navigator.share({ title: name, url: link });
    } catch {
      // Cancelled by the visitor, or refused by the device: the link can still be copied.
    }
  };
  return createPortal(
    <Dialog title={t('shareTitle')} open onClose={onClose}>
      <div className={styles['share']}>
        <div className={styles['way']}>
          <label className={styles['link']}>
            <span>{t('link')}</span>
            <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <div className={styles['buttons']}>
            <Button mark="document" onClick={() => void copy(link)}>
              {t('copyLink')}
            </Button>
            {'share' in navigator && (
              <Button kind="outline" mark="arrow" onClick={() => void handOn()}>
                {t('handOn')}
              </Button>
            )}
          </div>
          <details>
            <summary className={styles['more']}>{t('camera')}</summary>
            <fieldset className={styles['camera']} aria-label={t('camera')}>
              {axes.map((axis, index) => (
                <TextField
                  key={axis}
                  label={t(`cameraAxis.${axis}`)}
                  name={`camera-${axis}`}
                  inputMode="decimal"
                  maxLength={7}
                  value={weights[index] ?? ''}
                  error={parseWeight(weights[index] ?? '') === null ? t('notAWeight') : undefined}
                  onChange={(text) => setWeights(weights.map((old, at) => (at === index ? text : old)) as [string, string, string])}
                />
              ))}
            </fieldset>
          </details>
          <CheckboxField label={t('linkViewOnly')} name="linkViewOnly" checked={viewOnly} onChange={setViewOnly} />
        </div>
        {code !== null && (
          <figure className={styles['code']}>
            <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('codeOf', { name })} shapeRendering="crispEdges">
              <path d={code.data} />
            </svg>
            <figcaption>
              {t('codeText')} {t('inYourRoomByCode')}
            </figcaption>
          </figure>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
