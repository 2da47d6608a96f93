import { useEffect, useRef, useState } from 'react';
import { qrMatrix } from '#web/configurator/share/qr-matrix.ts';
import pageStyles from '../ui/page.module.css';
import { accountWords as t } from './account-words.ts';
import { SecretField } from './secret-field.tsx';
import styles from './staff.module.css';

interface ScanCodeProps {
  offer: { secret: string; uri: string };
  busy: boolean;
  onCode: (code: string) => void;
  onCancel: () => void;
}

/** The secret as a QR code for the phone and as text, and the field for its first code. */
export function ScanCode({ offer: { secret, uri }, busy, onCode, onCancel }: ScanCodeProps) {
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const matrix = qrMatrix(uri);
  return (
    <form
      ref={form}
      className={styles['part']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <h2>{t.factor}</h2>
      <p>{t.scan}</p>
      {matrix === null ? null : (
        <svg
          className={styles['code']}
          viewBox={`0 0 ${matrix.size} ${matrix.size}`}
          role="img"
          aria-label={t.qr}
          shapeRendering="crispEdges"
        >
          <path d={matrix.data} />
        </svg>
      )}
      <p>
        {t.orType} <span className={styles['secret']}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <SecretField id="factorCode" label={t.code} value={code} onChange={setCode} autoComplete="one-time-code" />
      <div className={styles['buttons']}>
        <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy || code.trim() === ''}>
          {t.confirm}
        </button>
        <button type="button" className={pageStyles['button']} onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
