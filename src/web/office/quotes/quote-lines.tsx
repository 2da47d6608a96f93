import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { QuoteMargin } from '#contract/quote-desk.ts';
import { ConfigurableProducts } from '../document/configurable-products.tsx';
import { decimalText } from '../text/decimal-text.ts';
import { AddLine } from './add-line.tsx';
import type { Service } from './add-line.tsx';
import { LineGrid } from './line-grid.tsx';
import { LinePanel } from './line-panel.tsx';
import { lineRows } from './line-rows.ts';
import styles from './lines.module.css';
import { MarginNotice } from './margin-notice.tsx';
import { PriceNotice } from './price-notice.tsx';
import { withChangedLine, withLine } from './quote-draft.ts';
import type { DraftLine } from './quote-draft.ts';
import { quoteWords as t } from './quote-words.ts';
import type { QuoteControl } from './use-quote.ts';

interface QuoteLinesProps {
  control: QuoteControl;
  margin: QuoteMargin | null;
  mayRelease: boolean;
  services: readonly Service[];
  readOnly: boolean;
  today: PlainDate;
}

/** The lines as a grid, the selected one with all its fields below; added and removed lines take effect on saving. */
export function QuoteLines({ control, margin, mayRelease, services, readOnly, today }: QuoteLinesProps) {
  const { stored: quote, draft, problems, change, busy, unsaved } = control;
  const [selected, select] = useState(draft.lines[0]?.id ?? 0);
  const rows = lineRows(quote, draft, margin);
  // A line added here has a new id once it is saved, and is last.
  const row = rows.find(({ id }) => id === selected) ?? (selected < 0 ? rows.at(-1) : rows[0]);
  const floor = margin === null ? null : Math.round(margin.floor * 10_000);
  const add = (part: Partial<DraftLine>): void => {
    const added = withLine(draft, part);
    flushSync(() => {
      change(added.draft);
      select(added.id);
    });
    // A line written by hand is named first; after a product of the catalogue the next one is looked for.
    if (part.productId !== undefined) return;
    const name = document.querySelector<HTMLInputElement>(`#name-${added.id}`);
    name?.focus();
    name?.select();
  };
  const drop = (line: DraftLine): void => {
    if (line.id > 0) change(withChangedLine(draft, line.id, { removed: !line.removed }));
    else change({ ...draft, lines: draft.lines.filter(({ id, parentId }) => id !== line.id && parentId !== line.id) });
  };
  return (
    <>
      <LineGrid
        rows={rows}
        draft={draft}
        problems={problems}
        readOnly={readOnly}
        floor={floor}
        today={today}
        onChange={change}
        onSelect={select}
      />
      {margin === null || margin.margin === null ? null : (
        <p className={styles['sum']}>
          {t.wholeMargin} <b>{decimalText(margin.margin * 100, 1)} %</b>
        </p>
      )}
      {readOnly ? null : <PriceNotice rows={rows} busy={busy} onAsk={(ids) => void control.renewLines(ids)} />}
      {margin === null || readOnly ? null : (
        <MarginNotice
          rows={rows}
          margin={margin}
          isSaved={unsaved.length === 0}
          mayRelease={mayRelease}
          busy={busy}
          onPrice={(id, price) => change(withChangedLine(draft, id, { price }))}
          onRelease={(reason) => void control.release(reason)}
        />
      )}
      {readOnly ? null : (
        <AddLine
          services={services.filter(({ id }) => !draft.lines.some(({ productId, removed }) => productId === id && !removed))}
          language={quote.language}
          onAdd={add}
        />
      )}
      {row === undefined ? null : (
        <ConfigurableProducts lines={draft.lines}>
          <LinePanel
            // By its place: a new line gets another id when it is saved, and the focus in its fields must stay.
            key={rows.indexOf(row)}
            row={row}
            place={quote.formattedId}
            problems={problems}
            readOnly={readOnly}
            margin={margin?.lines.find(({ id }) => id === row.id)}
            onChange={(part) => change(withChangedLine(draft, row.id, part))}
            onDrop={() => drop(row.line)}
            onAddPart={() => add({ name: t.newPart, parentId: row.id })}
          />
        </ConfigurableProducts>
      )}
    </>
  );
}
