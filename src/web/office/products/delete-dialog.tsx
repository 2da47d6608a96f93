import type { ProductHead } from '#contract/product-head.ts';
import { deleteProduct, readProductUses } from '#contract/product-life.ts';
import { call } from '#web/call.ts';
import { AskRemoval } from '../ui/ask-removal.tsx';
import { useAction } from '../ui/use-action.ts';
import { productWords as t } from './product-words.ts';

/** Asks before a product is deleted. */
export function DeleteDialog({ head: { id, version, articleNumber }, onClose }: { head: ProductHead; onClose: () => void }) {
  const { run } = useAction();
  const params = { id };
  return (
    <AskRemoval
      name={articleNumber}
      text={t.deleteText}
      verb={t.delete}
      back={t.keep}
      readUses={async () => call(readProductUses, { params })}
      onYes={() => {
        onClose();
        void run(async () => call(deleteProduct, { params, query: { version } }), null);
      }}
      onNo={onClose}
    />
  );
}
