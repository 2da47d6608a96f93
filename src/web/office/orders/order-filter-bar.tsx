import { Form, Link } from 'react-router';
import { orderState } from '#domain/order/order-state.ts';
import pageStyles from '../office-page.module.css';
import { officeTexts } from '../office-texts.ts';
import { stateMark } from '../order-view.ts';
import type { OrderFilter } from './order-filter.ts';

const t = officeTexts.list;
const { PLACED, SENT, INVOICED, CANCELED } = orderState;
const states = [PLACED, SENT, INVOICED, CANCELED];

/** A plain form: its fields are the URL's query. */
export function OrderFilterBar({ filter }: { filter: OrderFilter }) {
  return (
    <Form className={pageStyles['bar']} role="search" key={JSON.stringify(filter)}>
      <label>
        {t.from}
        <input type="date" name="from" defaultValue={filter.fromDate} />
      </label>
      <label>
        {t.to}
        <input type="date" name="to" defaultValue={filter.toDate} />
      </label>
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
      <input type="search" name="q" aria-label={t.search} placeholder={t.search} defaultValue={filter.search} size={28} />
      <label>
        <input type="checkbox" name="preparation" value="1" defaultChecked={filter.showPreparation} />
        {t.showPreparation}
      </label>
      <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`}>
        {t.filter}
      </button>
      <Link to="/admin/Orders" className={pageStyles['button']}>
        {t.reset}
      </Link>
    </Form>
  );
}
