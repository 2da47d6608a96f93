import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '#contract/order.ts';
import { useModels } from '../document/use-models.ts';
import { showField } from '../record/show-field.ts';
import pageStyles from '../ui/page.module.css';
import { AddLines } from './add-lines.tsx';
import type { NewLine } from './add-lines.tsx';
import { AddedRows } from './added-rows.tsx';
import type { ChangeDraft, LineDraft } from './change-draft.ts';
import { LineRows } from './line-rows.tsx';
import styles from './order-change.module.css';
import { changeWords as t } from './change-words.ts';

interface LinesEditorProps {
  order: Order;
  draft: ChangeDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (draft: ChangeDraft) => void;
}

/** All lines of the order, added lines, and named sets of ticked lines. */
export function LinesEditor({ order, draft, problems, onChange }: LinesEditorProps) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const models = useModels(draft.lines.flatMap(({ configuration }) => configuration?.modelId ?? []));
  const add = (line: NewLine): void => {
    const key = Math.min(0, ...draft.added.map((each) => each.key)) - 1;
    flushSync(() => onChange({ ...draft, added: [...draft.added, { ...line, key }] }));
    showField(`${line.name === '' ? 'name' : 'quantity'}-${key}`);
  };
  const put = (id: number, part: Partial<LineDraft>): void =>
    onChange({ ...draft, lines: draft.lines.map((line) => (line.id === id ? { ...line, ...part } : line)) });
  const taken = new Set(draft.added.flatMap(({ positionIds }) => positionIds ?? []));
  const chosen = ticked.filter((id) => !taken.has(id));
  return (
    <section aria-label={t.lines}>
      <div className={pageStyles['scroll']}>
        <table className={`${pageStyles['table']} ${styles['lines']}`}>
          <thead>
            <tr>
              <th scope="col" aria-label={t.columns.tick} />
              <th scope="col">{t.columns.position}</th>
              <th scope="col">{t.columns.name}</th>
              <th scope="col" className={pageStyles['number']}>
                {t.columns.quantity}
              </th>
              <th scope="col" className={pageStyles['number']}>
                {t.columns.price}
              </th>
              <th scope="col" aria-label={t.columns.pricing} />
              <th scope="col" aria-label={t.storno} />
            </tr>
          </thead>
          <tbody>
            {order.positions.map((position, index) => {
              const line = draft.lines.find(({ id }) => id === position.id);
              return line === undefined ? null : (
                <LineRows
                  key={position.id}
                  position={position}
                  number={index + 1}
                  line={line}
                  model={models[line.configuration?.modelId ?? '']}
                  place={order.formattedId}
                  problems={problems}
                  ticked={chosen.includes(position.id)}
                  onTick={(on) => setTicked(on ? [...ticked, position.id] : ticked.filter((id) => id !== position.id))}
                  onChange={(part) => put(position.id, part)}
                />
              );
            })}
            <AddedRows
              added={draft.added}
              first={order.positions.length + 1}
              problems={problems}
              onChange={(added) => onChange({ ...draft, added })}
            />
          </tbody>
        </table>
      </div>
      <AddLines language={order.language} grouped={chosen} onAdd={add} onGrouped={() => setTicked([])} />
    </section>
  );
}
