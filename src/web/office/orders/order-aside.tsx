import type { Order, OrderEvent, OrderPosition } from '#contract/order.ts';
import { useModels } from '../document/use-models.ts';
import { NotesAndHistory } from '../notes/record-notes.tsx';
import type { Notes } from '../notes/use-notes.ts';
import { historyText, isTold, modelOf } from './history-text.ts';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { OrderPapers } from './papers/order-papers.ts';
import { SelectedPosition } from './selected-position.tsx';

interface OrderAsideProps {
  order: Order;
  papers: OrderPapers;
  history: readonly OrderEvent[];
  notes: Notes;
  perm: readonly number[];
  selected: OrderPosition | undefined;
}

/** Beside an order: the chosen line, the facts, the papers, notes and history. */
export function OrderAside({ order, papers, history, notes, perm, selected }: OrderAsideProps) {
  const models = useModels(history.flatMap((entry) => modelOf(entry, order) ?? []));
  return (
    <>
      {selected === undefined ? null : (
        <SelectedPosition position={selected} number={order.positions.indexOf(selected) + 1} place={order.formattedId} />
      )}
      <OrderFacts order={order} />
      <OrderDocuments order={order} papers={papers} perm={perm} />
      <NotesAndHistory
        notes={notes}
        history={history
          .filter(isTold)
          .toReversed()
          .map((entry) => ({ at: entry.at, who: entry.who, what: historyText(entry, order, models) }))}
      />
    </>
  );
}
