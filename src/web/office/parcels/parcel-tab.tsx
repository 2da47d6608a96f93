import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Order } from '#contract/order.ts';
import { readShipmentDesk } from '#contract/shipment.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { call } from '#web/call.ts';
import pageStyles from '../ui/page.module.css';
import { BookedShipment } from './booked-shipment.tsx';
import { HaulierDialog } from './haulier-dialog.tsx';
import styles from './parcels.module.css';
import { ShipmentForm } from './shipment-form.tsx';
import { parcelWords as t } from './parcel-words.ts';

type Desk = OutputOf<typeof readShipmentDesk>;

/** The order's parcel shipment: the booked one, or the form to book one; beside it a mail to a haulier. */
export function ParcelTab({ order, perm }: { order: Order; perm: readonly number[] }) {
  const { desk, failed, read } = useDesk(order.id);
  const { revalidate } = useRevalidator();
  const [tells, setTells] = useState(false);
  const mayShip = holdsAbility(perm, 'shipParcels');
  const changed = (): void => {
    read();
    void revalidate();
  };
  if (desk === null)
    return (
      <p className={pageStyles['note']} role="status">
        {failed ? t.notRead : t.loading}{' '}
        {failed ? (
          <button type="button" className={styles['verb']} onClick={read}>
            {t.readAgain}
          </button>
        ) : null}
      </p>
    );
  const { shipment, proposal, ordered, hasCarrier } = desk;
  const mayBook = mayShip && hasCarrier && proposal !== null && shipment?.state !== 'BOOKED';
  return (
    <div className={styles['tab']}>
      {hasCarrier ? null : <p className={pageStyles['note']}>{t.noCarrier}</p>}
      {ordered === null ? null : (
        <p className={pageStyles['note']}>{t.ordered(ordered.name, ordered.transitDays, amountText(rappenFromChf(ordered.rate)))}</p>
      )}
      {shipment === null ? null : <BookedShipment shipment={shipment} mayShip={mayShip} onChanged={changed} />}
      {shipment === null && proposal === null ? <p className={pageStyles['note']}>{t.nothingToSend}</p> : null}
      {shipment === null && !mayShip ? <p className={pageStyles['note']}>{t.readOnly}</p> : null}
      {mayBook ? (
        <ShipmentForm key={order.version} order={order} proposal={proposal} ordered={ordered?.type ?? ''} onDone={changed} />
      ) : null}
      {mayShip && proposal !== null ? (
        <p className={styles['under']}>
          <button type="button" className={pageStyles['button']} onClick={() => setTells(true)}>
            {t.haulier.open}
          </button>
        </p>
      ) : null}
      {tells ? <HaulierDialog order={order} onClose={() => setTells(false)} /> : null}
    </div>
  );
}

function useDesk(orderId: number): { desk: Desk | null; failed: boolean; read: () => void } {
  /** A new object requests again. */
  const [question, setQuestion] = useState({ orderId });
  const [desk, setDesk] = useState<Desk | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const found = await call(readShipmentDesk, { params: { id: question.orderId } });
      if (wanted) setDesk(found);
    };
    load().catch(() => setFailed(true));
    return () => {
      wanted = false;
    };
  }, [question]);
  const read = (): void => {
    setFailed(false);
    setQuestion({ orderId });
  };
  return { desk, failed, read };
}
