import { orderState } from '#domain/order/order-state.ts';
import { paths } from '#web/paths.ts';
import { DocumentFilterBar } from '../document/document-list.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { stateMark } from './order-view.ts';
import type { OrderFilter } from '../document/document-filter.ts';

const t = officeTexts.list;
const { PLACED, SENT, INVOICED, CANCELED } = orderState;
const states = [PLACED, SENT, INVOICED, CANCELED];

export function OrderFilterBar({ filter }: { filter: OrderFilter }) {
  return (
    <DocumentFilterBar
      path={paths.officeOrders}
      filter={filter}
      searchLabel={t.search}
      states={
        <label>
          {t.status}
          <select name="status" defaultValue={filter.orderStatusId ?? ''}>
            <option value="">{t.all}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {stateMark(state).label}
              </option>
            ))}
          </select>
        </label>
      }
      marks={
        <label>
          <input type="checkbox" name="preparation" value="1" defaultChecked={filter.showPreparation} />
          {t.showPreparation}
        </label>
      }
    />
  );
}
