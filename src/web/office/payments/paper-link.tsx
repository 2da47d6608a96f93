import pageStyles from '../ui/page.module.css';
import { paperWords as t } from './credit-words.ts';

/** Opens a record's document as issued. */
export function PaperLink({ address, name }: { address: string; name: string }) {
  return (
    <a href={address} target="_blank" rel="noopener" className={pageStyles['button']} aria-label={t.pdfOf(name)}>
      {t.pdf}
    </a>
  );
}
