import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Values } from '#domain/configurator/evaluation.ts';
import { pathOf } from '#contract/endpoint.ts';
import { exportConfiguration } from '#contract/export.ts';
import { generateReport } from '#contract/report.ts';
import { useCopyLink } from '#web/configurator/share/use-copy-link.ts';
import { download } from '#web/download.ts';
import { productPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './downloads.module.css';

const formats = ['csv', 'dxf', 'glb'] as const;
const partListReport = 'stueckliste';
/** Limit of pieces for a cut plan at once. */
const mostPieces = 10_000;

interface DownloadsProps {
  articleNumber: string;
  values: Values;
  /** Values of the article, which the files use by default. */
  presets: Values;
  quantity: number;
  /** Of the address that leads back to this configuration. */
  query: string;
}

/** The document and the files of the configuration, for the workshop and for CAD. */
export function Downloads({ articleNumber, values, presets, quantity, query }: DownloadsProps) {
  const t = useTranslations('product');
  const words = useTranslations('configurator');
  const copyLink = useCopyLink();
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const savePartList = async (): Promise<void> => {
    setBusy(true);
    try {
      await download(generateReport, {
        body: { reportId: partListReport, params: { articleNumber, values, quantity: Math.min(quantity, mostPieces) } },
      });
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const changed = JSON.stringify(Object.fromEntries(Object.entries(values).filter(([id, value]) => value !== presets[id])));
  return (
    <div className={styles['downloads']}>
      <Button kind="plain" mark="down" busy={busy} onClick={() => void savePartList()}>
        {t('loadPdf')}
      </Button>
      {/* A link each would repeat all values. */}
      <form className={styles['files']} action={pathOf(exportConfiguration, { articleNumber })}>
        <input type="hidden" name="values" value={changed} />
        {formats.map((format) => (
          <button key={format} className={styles['file']} name="format" value={format}>
            {t(`load.${format}`)}
          </button>
        ))}
      </form>
      <button
        type="button"
        className={styles['file']}
        onClick={() => void copyLink(`${location.origin}${productPath(articleNumber)}?${query}`)}
      >
        {words('copyLink')}
      </button>
    </div>
  );
}
