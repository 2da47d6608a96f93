import { lazy, Suspense, useState } from 'react';
import { useIsConfigurable } from '../document/configurable-products.tsx';
import pageStyles from '../ui/page.module.css';
import type { DraftLine } from './quote-draft.ts';
import { quoteWords as t } from './quote-words.ts';

const ConfiguratorModal = lazy(async () => import('#web/configurator/modal/configurator-modal.tsx'));

export interface LineVerbsProps {
  line: DraftLine;
  place: string;
  onChange: (part: Partial<DraftLine>) => void;
  onDrop: () => void;
  onAddPart: () => void;
}

/** What can be done with a line as a whole. */
export function LineVerbs({ line, place, onChange, onDrop, onAddPart }: LineVerbsProps) {
  const [open, setOpen] = useState(false);
  const isConfigurable = useIsConfigurable(line);
  return (
    <>
      {!isConfigurable || line.removed ? null : <Verb word={t.configure} onClick={() => setOpen(true)} />}
      {line.type === 'COMPOSITE' && !line.removed ? <Verb word={t.addPart} onClick={onAddPart} /> : null}
      {line.id < 0 || line.removed ? null : (
        <Verb word={line.storno ? t.restore : t.crossOut} onClick={() => onChange({ storno: !line.storno })} />
      )}
      <Verb word={line.removed ? t.keep : t.remove} label={line.removed ? t.keepOf(line.name) : t.removeOf(line.name)} onClick={onDrop} />
      {open && line.configuration !== null ? (
        <Suspense>
          <ConfiguratorModal
            name={line.name}
            articleNumber={line.articleNumber}
            configuration={line.configuration}
            quantity={Number(line.quantity) || 1}
            viewOnly={false}
            place={place}
            onOk={({ configuration }) => {
              onChange({ configuration });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Verb({ word, label = word, onClick }: { word: string; label?: string; onClick: () => void }) {
  return (
    <button type="button" className={pageStyles['button']} aria-label={label} onClick={onClick}>
      {word}
    </button>
  );
}
