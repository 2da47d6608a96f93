import { useState } from 'react';
import type { Artwork } from '#contract/artwork.ts';
import { buyerAddress } from '#domain/artwork/buyer-address.ts';
import { createCustomer } from '#contract/customer.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { CustomerChoice } from '../people/customer-choice.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import pageStyles from '../ui/page.module.css';
import { artworkWords } from './artwork-words.ts';
import styles from './artwork.module.css';

const t = artworkWords.buyer;

interface BuyerPartProps {
  artwork: Artwork;
  closed: boolean;
  onChoose: (customerId: number) => void;
}

/** Who gets the quote: a known customer, found by name and address or by search, or a new one from the confirmed values. */
export function BuyerPart({ artwork, closed, onChoose }: BuyerPartProps) {
  const [open, setOpen] = useState<'search' | 'new' | null>(null);
  const { existingCustomers, choice } = artwork;
  const isChosen = existingCustomers.some(({ id }) => id === choice.customerId);
  return (
    <section className={styles['buyer']} aria-label={t.title}>
      <h2>{t.title}</h2>
      <ul>
        {existingCustomers.map(({ id, formattedId, name, address, quoteCount, why }) => (
          <li key={id} data-chosen={choice.customerId === id ? true : undefined}>
            <span>
              <b>{t.found(formattedId, name)}</b>
              <small>{[...why.map((each) => t.why[each]), address, t.quotes(quoteCount)].filter((each) => each !== '').join(', ')}</small>
            </span>
            {choice.customerId === id ? (
              <b>{t.chosen}</b>
            ) : (
              <button type="button" className={pageStyles['button']} disabled={closed} onClick={() => onChoose(id)}>
                {t.take}
              </button>
            )}
          </li>
        ))}
        {choice.customerId !== null && !isChosen ? (
          <li data-chosen>
            <b>{`K ${choice.customerId}`}</b> <b>{t.chosen}</b>
          </li>
        ) : null}
      </ul>
      {closed ? null : (
        <p className={styles['verbs']}>
          <button type="button" className={pageStyles['button']} onClick={() => setOpen(open === 'search' ? null : 'search')}>
            {t.other}
          </button>
          <button type="button" className={pageStyles['button']} onClick={() => setOpen('new')}>
            {t.new}
          </button>
        </p>
      )}
      {open === 'search' ? (
        <CustomerChoice
          label={t.other}
          onChosen={({ id }) => {
            setOpen(null);
            onChoose(id);
          }}
        />
      ) : null}
      {open === 'new' ? <NewBuyer artwork={artwork} onClose={() => setOpen(null)} onMade={onChoose} /> : null}
    </section>
  );
}

interface NewBuyerProps {
  artwork: Artwork;
  onClose: () => void;
  onMade: (id: number) => void;
}

function NewBuyer({ artwork, onClose, onMade }: NewBuyerProps) {
  const address = buyerAddress(artwork.invoiceData.fields);
  const words = address.name.split(' ');
  const [firstName, setFirst] = useState(words.slice(0, -1).join(' '));
  const [lastName, setLast] = useState(words.at(-1) ?? '');
  const [email, setEmail] = useState('');
  const [key] = useState(newKey);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const failureText = useFailureText();
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { contactPerson: [{ firstName, lastName, email, languageId: languageOf(address.country) }], address };
      const { id } = await call(createCustomer, { body }, { idempotencyKey: key });
      toast.success(t.created);
      onMade(id);
      onClose();
    } catch (error) {
      toast.error(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t.newTitle} open beginsAt="field" onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <PlainField id="buyer-first" label={t.firstName} value={firstName} maxLength={60} onChange={setFirst} />
        <PlainField id="buyer-last" label={t.lastName} value={lastName} maxLength={60} onChange={setLast} />
        <PlainField id="buyer-email" label={t.email} value={email} maxLength={254} onChange={setEmail} />
        <DialogFoot verb={t.create} busy={busy || email === ''} back={artworkWords.back} onBack={onClose} />
      </form>
    </Dialog>
  );
}

/** German 1, English 2, French 3: guessed from the country, editable on the customer. */
const languageOf = (country: string): number =>
  ['CH', 'LI', 'DE', 'AT'].includes(country) ? 1 : ['FR', 'BE', 'LU', 'MC'].includes(country) ? 3 : 2;
