import { useEffect, useState } from 'react';
import type { Artwork } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { Ask } from '../ui/ask.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AddressPart } from './address-part.tsx';
import { ArtworkSteps } from './artwork-steps.tsx';
import { ArtworkVerbs } from './artwork-verbs.tsx';
import type { ArtworkQuestion } from './artwork-verbs.tsx';
import { artworkWords as t } from './artwork-words.ts';
import { BuyerPart } from './buyer-part.tsx';
import { CourierPart } from './courier-part.tsx';
import { FieldList, FieldVerbs } from './field-list.tsx';
import { HousePart } from './house-part.tsx';
import { InsurancePart } from './insurance-part.tsx';
import { OfferAside } from './offer-aside.tsx';
import { PackingPart } from './packing-part.tsx';
import { PaperView } from './paper-view.tsx';
import { useArtwork } from './use-artwork.ts';
import type { ArtworkControl } from './use-artwork.ts';
import { useReading } from './use-reading.ts';
import styles from './artwork.module.css';

/** One invoice: the document beside the values read from it, and the quote that results. */
export function ArtworkDesk({ loaded, firstOffer }: { loaded: Artwork; firstOffer: ArtworkOffer }) {
  const control = useArtwork(loaded, firstOffer);
  const { artwork, offer, busy } = control;
  const closed = artwork.state === 'QUOTED';
  const reading = useReading(control);
  const { groups, rows, active, activeField } = reading;
  const [question, ask] = useState<ArtworkQuestion | null>(null);
  const ready = offer.problems.length === 0 && !busy && !closed;
  useSendKey(ready, () => ask('send'));
  const filled = rows.filter(({ value }) => value !== '');
  const confirmed = filled.filter((field) => field.confirmed).length;
  return (
    <div className={styles['desk']}>
      <PageHead
        title={<span className={styles['title']}>{titleOf(artwork)}</span>}
        figures={
          <li>
            <StatusMark state={confirmed === filled.length ? 'done' : 'part'} label={t.confirmedOf(confirmed, filled.length)} />
          </li>
        }
      >
        <ArtworkVerbs artwork={artwork} busy={busy} ready={ready} onAsk={ask} onDraft={() => void control.quote(false)} />
      </PageHead>
      <ArtworkSteps artwork={artwork} offer={offer} open={rows.filter((field) => !field.confirmed).length} />
      <div className={styles['columns']}>
        <div className={styles['left']}>
          <div className={styles['beside']}>
            <PaperView artwork={artwork} rows={rows} active={activeField} onPick={reading.activate} onDraw={reading.draw} />
            <HousePart artwork={artwork} />
          </div>
        </div>
        <div className={styles['middle']}>
          <section aria-label={t.fields.title}>
            <h2>
              {t.fields.title} <small>{t.fields.note}</small>
            </h2>
            {artwork.state === 'MANUAL' ? <p className={styles['manual']}>{t.unreadable}</p> : null}
            <FieldList
              groups={groups}
              rows={rows}
              active={active}
              closed={closed}
              onActive={reading.activate}
              onConfirm={reading.confirm}
              onConfirmSure={reading.confirmSure}
              onRemoveWork={(work) => void control.change({ removeWork: work })}
            />
            {closed ? null : (
              <FieldVerbs
                rows={rows}
                onNext={reading.confirmNext}
                onConfirmSure={reading.confirmSure}
                onAddWork={() => void control.change({ addWork: true })}
              />
            )}
            <BuyerPart artwork={artwork} closed={closed} onChoose={(customerId) => void control.choose({ customerId })} />
          </section>
          <TransportParts control={control} closed={closed} />
        </div>
        <OfferAside offer={offer} choice={artwork.choice} closed={closed} onPrices={(prices) => void control.choose({ prices })} />
      </div>
      <Ask
        open={question === 'discard'}
        title={t.discardQuestion}
        text={t.discardText}
        verb={t.discard}
        back={t.keep}
        onYes={() => void control.discard()}
        onNo={() => ask(null)}
      />
      <Ask
        open={question === 'send'}
        title={t.sendQuestion}
        text={t.sendText(customerName(artwork), offer.total === null ? '' : chfText(rappenFromChf(offer.total)))}
        verb={t.send}
        back={t.back}
        onYes={() => {
          ask(null);
          void control.quote(true);
        }}
        onNo={() => ask(null)}
      />
    </div>
  );
}

/** How it is packed, carried and insured, and where it goes. */
function TransportParts({ control, closed }: { control: ArtworkControl; closed: boolean }) {
  const { artwork, offer, choose } = control;
  return (
    <div className={styles['parts']}>
      <PackingPart packages={offer.packages} choice={artwork.choice} closed={closed} onChoose={(works) => void choose({ works })} />
      <div>
        <CourierPart
          courier={offer.courier}
          chosen={artwork.choice.courier}
          closed={closed}
          onChoose={(courier) => void choose({ courier })}
        />
        <InsurancePart
          offer={offer}
          chosen={artwork.choice.insurance}
          closed={closed}
          onChoose={(insurance) => void choose({ insurance })}
        />
        <AddressPart artwork={artwork} closed={closed} onPhone={(phone) => void choose({ phone })} />
      </div>
    </div>
  );
}

/** `Los 214, nach New York` */
function titleOf({ fileName, invoiceData: { fields } }: Artwork): string {
  const lots = fields.filter(({ key, value }) => key === 'lot' && value !== '').map(({ value }) => value);
  const city = fields.find(({ key }) => key === 'city')?.value ?? '';
  if (lots.length === 0 || city === '') return fileName;
  return `${lots.length === 1 ? 'Los' : 'Lose'} ${lots.slice(0, 4).join(', ')}${lots.length > 4 ? ' …' : ''}, nach ${city}`;
}

function customerName({ existingCustomers, choice, invoiceData }: Artwork): string {
  const known = existingCustomers.find(({ id }) => id === choice.customerId);
  return known?.name ?? invoiceData.fields.find(({ key }) => key === 'buyer')?.value ?? '';
}

function useSendKey(ready: boolean, onSend: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      // A question has taken the key.
      if (event.defaultPrevented || !ready || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onSend();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
