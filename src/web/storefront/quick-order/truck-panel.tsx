import { useTranslations } from 'use-intl';
import type { Truck, TruckFilling } from '#contract/shipping.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PriceText } from '../cart/price-text.tsx';
import { StackView } from './stack-view.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './truck-panel.module.css';

interface TruckPanelProps {
  trucks: readonly Truck[];
  filling: TruckFilling | null;
  pricing: boolean;
  zipCode: string;
  /** The row being edited. */
  selected: { key: string; name: string; quantity: number } | null;
  onTruck: (id: number) => void;
  onQuantity: (quantity: number) => void;
  /** Staff may enter the number of spaces as packed by hand; null: not permitted. */
  hand: { value: string; onChange: (text: string) => void } | null;
}

/** How full the truck is, and how much more of the current row fits. */
export function TruckPanel({ trucks, filling, pricing, zipCode, selected, onTruck, onQuantity, hand }: TruckPanelProps) {
  const colon = useColon();
  const t = useTranslations('favourites');
  const truck = trucks.find(({ id }) => id === filling?.truckId) ?? trucks[0];
  const line = filling?.lines.find(({ key }) => key === selected?.key) ?? null;
  return (
    <aside className={styles['panel']} aria-label={t('truck')} aria-busy={pricing}>
      <h2>{t('truck')}</h2>
      {filling === null ? <p>{t('truckEmpty')}</p> : null}
      {truck === undefined || filling === null ? null : (
        <SelectField
          label={t('truckChoose')}
          name="quick-truck"
          value={String(truck.id)}
          onChange={(value) => onTruck(Number(value))}
          options={trucks.map(({ id, name, maxParkingLots }) => ({
            value: String(id),
            label: t('truckSize', { name, lots: String(maxParkingLots) }),
          }))}
        />
      )}
      {truck === undefined || filling === null ? null : filling.shippingType === 'MAIL' ? (
        <p>{t('truckMail')}</p>
      ) : (
        <Filling truck={truck} filling={filling} />
      )}
      {filling === null ? null : (
        <ul className={styles['facts']}>
          {filling.loadMeters === null || filling.shippingType === 'MAIL' ? null : (
            <li>{t('truckMeters', { used: filling.loadMeters.toFixed(2) })}</li>
          )}
          <li>{t('truckWeight', { weight: groupedText(Math.round(filling.weight)) })}</li>
          <li>
            {filling.cost === null ? (
              t('truckNoZip')
            ) : (
              <>
                {t('truckCost', { zipCode })}
                {colon} <PriceText net={filling.cost} of="amount" label />
              </>
            )}
          </li>
        </ul>
      )}
      {line !== null && selected !== null ? (
        <More line={line} selected={selected} withTruck={filling?.shippingType === 'TRUCK'} onQuantity={onQuantity} />
      ) : null}
      {line !== null && selected !== null ? (
        <section aria-labelledby="quick-stacks" className={styles['stacks']}>
          <h3 id="quick-stacks">{t('stacks')}</h3>
          <StackView name={selected.name} quantity={selected.quantity} stack={line.stack} />
        </section>
      ) : null}
      {hand === null ? null : (
        <TextField
          label={t('handSpaces')}
          name="quick-spaces"
          inputMode="decimal"
          value={hand.value}
          onChange={hand.onChange}
          hint={t('handSpacesHint')}
          maxLength={6}
          autoComplete="off"
        />
      )}
    </aside>
  );
}

/** The last truck, space by space; those before it are full. */
function Filling({ truck, filling }: { truck: Truck; filling: TruckFilling }) {
  const t = useTranslations('favourites');
  const { maxParkingLots: lots } = truck;
  const inLast = filling.storingSpaces - (filling.trucks - 1) * lots;
  return (
    <div>
      <p className={styles['used']} role="status">
        <b className="num">{t('truckUsed', { used: String(filling.storingSpaces), lots: String(filling.trucks * lots) })}</b>
        {filling.trucks > 1 ? <span> {t('truckCount', { count: filling.trucks })}</span> : null}
      </p>
      <div className={styles['lots']} aria-hidden="true">
        {Array.from({ length: lots }, (_, lot) => (
          <span key={lot} className={lot + 1 <= inLast ? styles['full'] : lot < inLast ? styles['half'] : undefined} />
        ))}
      </div>
    </div>
  );
}

interface MoreProps {
  line: TruckFilling['lines'][number];
  selected: { name: string; quantity: number };
  withTruck: boolean;
  onQuantity: (quantity: number) => void;
}

function More({ line, selected, withTruck, onQuantity }: MoreProps) {
  const t = useTranslations('favourites');
  const { name, quantity } = selected;
  const offers: { key: 'truckSame' | 'truckFull'; quantity: number }[] = [{ key: 'truckSame', quantity: line.quantityAtSameCost }];
  if (withTruck) offers.push({ key: 'truckFull', quantity: line.quantityThatFits });
  const useful = offers.filter(
    (offer, at) => offer.quantity > quantity && offers.findIndex((other) => other.quantity === offer.quantity) === at,
  );
  if (useful.length === 0) return null;
  return (
    <ul className={styles['more']}>
      {useful.map((offer) => (
        <li key={offer.key}>
          <span>{t(offer.key, { quantity: groupedText(offer.quantity) })}</span>
          <Button
            kind="plain"
            aria-label={t('truckTakeOf', { quantity: groupedText(offer.quantity), name })}
            onClick={() => onQuantity(offer.quantity)}
          >
            {t('truckTake', { quantity: groupedText(offer.quantity) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
