import { useState } from 'react';
import { validateArtworkAddress } from '#contract/artwork.ts';
import { buyerAddress } from '#domain/artwork/buyer-address.ts';
import type { Artwork } from '#contract/artwork.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { useToast } from '#web/ui/toast.tsx';
import pageStyles from '../ui/page.module.css';
import { artworkWords } from './artwork-words.ts';
import styles from './artwork.module.css';

const t = artworkWords.address;
type Checked = OutputOf<typeof validateArtworkAddress>;

interface AddressPartProps {
  artwork: Artwork;
  closed: boolean;
  onPhone: (phone: string) => void;
}

/** Whether goods can reach the buyer: by our rules, by the postal code, and by the carrier. */
export function AddressPart({ artwork, closed, onPhone }: AddressPartProps) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [phone, setPhone] = useState(artwork.choice.phone);
  const toast = useToast();
  const failureText = useFailureText();
  const address = buyerAddress(artwork.invoiceData.fields);
  const check = async (): Promise<void> => {
    try {
      setChecked(await call(validateArtworkAddress, { body: address }));
    } catch (error) {
      toast.error(failureText(error));
    }
  };
  const place = [address.zipCode, address.city].filter((each) => each !== '').join(' ');
  return (
    <section aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className={styles['address']}>
        {[address.addition, address.street, [place, address.stateOrProvinceCode, address.country].filter((each) => each !== '').join(', ')]
          .filter((each) => each !== '')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </p>
      <label className={styles['phone']}>
        {artworkWords.buyer.phone}
        <input
          type="tel"
          value={phone}
          maxLength={17}
          disabled={closed}
          autoComplete="off"
          onChange={(event) => setPhone(event.target.value)}
          onBlur={() => {
            if (phone !== artwork.choice.phone) onPhone(phone);
          }}
        />
      </label>
      <button type="button" className={pageStyles['button']} disabled={address.country === ''} onClick={() => void check()}>
        {t.check}
      </button>
      <div aria-live="polite">{checked === null ? null : <Result checked={checked} zipCode={address.zipCode} />}</div>
    </section>
  );
}

function Result({ checked, zipCode }: { checked: Checked; zipCode: string }) {
  const failureText = useFailureText();
  const { valid, problems, places, reachable } = checked;
  return (
    <ul className={styles['checked']}>
      {valid ? (
        <li>
          <StatusMark state="done" label={t.valid} />
        </li>
      ) : (
        problems.map((problem) => <li key={`${problem.message} ${problem.field}`}>{failureText(new CallFailure(422, [problem]))}</li>)
      )}
      {places.length === 0 ? null : <li>{t.places(zipCode, places.join(', '))}</li>}
      {problems.length > 0 ? null : (
        <li>
          <StatusMark
            state={reachable === true ? 'done' : reachable === false ? 'canceled' : 'open'}
            label={reachable === true ? t.reached : reachable === false ? t.unreached : t.unknown}
          />
        </li>
      )}
    </ul>
  );
}
