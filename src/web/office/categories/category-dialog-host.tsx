/** The dialog named in the address, over the category screen. */
import { useSyncExternalStore } from 'react';
import type { CategoryRecord } from '#contract/category-record.ts';
import { officeWords } from '../frame/office-words.ts';
import type { CategoryDialog } from './category-dialogs.ts';
import { categoryWords as t } from './category-words.ts';
import { EditDialog } from './edit-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ProductDialog } from './product-dialog.tsx';

interface DialogHostProps {
  dialog: CategoryDialog | null;
  records: readonly CategoryRecord[];
  category: CategoryRecord | undefined;
  /** null: none is named, or the user may not edit it. */
  productId: number | null;
  onDone: (text: string) => void;
  onClose: () => void;
}

const never = () => () => undefined;

// Dialogs can open only in the browser.
export function CategoryDialogHost({ dialog, records, category, productId, onDone, onClose }: DialogHostProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const saved = (): void => onDone(officeWords.saved);
  if (!isInBrowser) return null;
  if (dialog === 'product') return productId === null ? null : <ProductDialog productId={productId} onSaved={saved} onClose={onClose} />;
  if (dialog === null || category === undefined) return null;
  if (dialog === 'link') return <LinkDialog category={category} onLinked={(count) => onDone(t.linked(count))} onClose={onClose} />;
  return <EditDialog key={category.version} record={category} records={records} onSaved={saved} onClose={onClose} />;
}
