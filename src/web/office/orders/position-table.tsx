import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import type { Order, OrderPosition } from '#contract/order.ts';
import { ViewConfiguration } from '#web/configurator/view-configuration.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { officeTexts } from '../frame/office-words.ts';
import { lineMark } from './order-view.ts';
import styles from '../document/document.module.css';
import { PartListTable } from '../document/part-list-table.tsx';

const t = officeTexts.order;

function PositionRow({ position, number, place }: { position: OrderPosition; number: number; place: string }) {
  return (
    <>
      <tr className={`${styles['position']} ${position.storno ? styles['canceledLine'] : ''}`}>
        <td className={pageStyles['strong']}>{number}</td>
        <td>{position.pictureUrl === '' ? null : <img src={position.pictureUrl} alt="" width={72} height={56} loading="lazy" />}</td>
        <td>
          <b>{position.name}</b>
          <span className={styles['article']}>{position.articleNumber}</span>
          <ViewConfiguration
            name={position.name}
            articleNumber={position.articleNumber}
            configuration={position.configuration}
            quantity={position.quantity}
            place={place}
          />
        </td>
        <td>
          <dl className={styles['values']}>
            {position.details.map((detail) => (
              <div key={detail.label}>
                <dt>{detail.label} </dt>
                <dd>{detail.value}</dd>
              </div>
            ))}
          </dl>
        </td>
        <td>{position.externalCustomerNo}</td>
        <td className={pageStyles['number']}>{position.quantity}</td>
        <td className={pageStyles['number']}>{position.quantityDelivered}</td>
        <td className={pageStyles['number']}>{position.quantityInvoiced}</td>
        <td className={pageStyles['number']}>{unitPriceText(unitPriceFromChf(position.pricePerOne))}</td>
        <td className={`${pageStyles['number']} ${pageStyles['strong']}`}>{amountText(rappenFromChf(position.finalPrice))}</td>
        <td>
          <StatusMark {...lineMark(position)} />
        </td>
      </tr>
      {position.partList.length === 0 ? null : (
        <tr>
          <td />
          <td colSpan={10}>
            <details className={styles['parts']}>
              <summary>
                {t.partList}, {t.partListFor(position.quantity)}
              </summary>
              <PartListTable lines={position.partList} caption={`${t.partList} ${position.name}`} />
            </details>
          </td>
        </tr>
      )}
    </>
  );
}

export function PositionTable({ order }: { order: Order }) {
  return (
    <DataTable
      label={t.positions}
      columns={[
        ...columns([t.position, t.picture, t.article, t.values, t.remark]),
        ...columns([t.quantity, t.delivered, t.invoiced, t.price, t.total], 'number'),
        { word: t.status },
      ]}
    >
      <tbody>
        {order.positions.map((position, index) => (
          <PositionRow key={position.id} position={position} number={index + 1} place={order.formattedId} />
        ))}
      </tbody>
    </DataTable>
  );
}
