import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Uses } from '#contract/record.ts';
import {
  officeBankFilePath,
  officeCustomerPath,
  officeInvoicePath,
  officeOrderPath,
  officeProductPath,
  officeQuotePath,
  paths,
} from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { dayText } from '../text/day-text.ts';
import { Ask } from './ask.tsx';
import styles from './page.module.css';

interface AskRemovalProps {
  name: string;
  text: string;
  verb: string;
  back: string;
  /** What can be done while it is used. */
  instead?: string;
  /** Asked of the server before the question is put. */
  readUses: () => Promise<Uses>;
  onYes: () => void;
  onNo: () => void;
}

const t = {
  ask: (name: string): string => `${name} löschen?`,
  checking: 'Wird geprüft …',
  isUsed: (name: string): string => `${name} ist in Gebrauch`,
  inUse: 'Löschen geht nicht. Das hängt daran:',
  more: 'und weitere',
  ok: 'Verstanden',
} as const;

type Use = Uses['items'][number];

const words: Readonly<Record<Use['kind'], string>> = {
  quote: 'Offerte',
  order: 'Bestellung',
  product: 'Produkt',
  category: 'Kategorie',
  customer: 'Kunde',
  invoice: 'Rechnung',
  payment: 'Zahlung vom',
  bankFile: 'Bankdatei',
  drive: 'Fahrt vom',
};

const pathTo: Readonly<Record<Use['kind'], (use: Use) => string>> = {
  quote: ({ id }) => officeQuotePath(id),
  order: ({ id }) => officeOrderPath(id),
  product: ({ id }) => officeProductPath(id, 'edit'),
  category: ({ id }) => `${paths.officeCategories}?category=${id}`,
  customer: ({ id }) => officeCustomerPath(id),
  invoice: ({ id }) => officeInvoicePath(id),
  payment: () => paths.officePayments,
  bankFile: ({ id }) => officeBankFilePath(id),
  drive: ({ name }) => `${paths.officeTrucks}?day=${name}`,
};

const nameOf = ({ kind, name }: Use): string => (kind === 'payment' || kind === 'drive' ? dayText(name) : name);

/** Asks before something is deleted; while it is used, says by what instead, with the way there. */
export function AskRemoval({ readUses, name, instead, onNo, ...question }: AskRemovalProps) {
  const [uses, setUses] = useState<Uses | null>(null);
  const toast = useToast();
  const failureText = useFailureText();
  const read = useEffectEvent(async () => readUses());
  const fail = useEffectEvent((failure: unknown): void => {
    toast.error(failureText(failure));
    onNo();
  });
  useEffect(() => {
    let isWanted = true;
    read().then(
      (found) => isWanted && setUses(found),
      (failure: unknown) => isWanted && fail(failure),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (uses?.items.length === 0) return <Ask {...question} open title={t.ask(name)} onNo={onNo} />;
  return (
    <Dialog open title={uses === null ? t.ask(name) : t.isUsed(name)} onClose={onNo}>
      {uses === null ? (
        <p role="status">{t.checking}</p>
      ) : (
        <>
          <p role="status">{t.inUse}</p>
          <ul className={styles['uses']}>
            {uses.items.map((use) => (
              <li key={`${use.kind} ${use.id} ${use.name}`}>
                {words[use.kind]} <Link to={pathTo[use.kind](use)}>{nameOf(use)}</Link>
              </li>
            ))}
            {uses.more ? <li>{t.more}</li> : null}
          </ul>
          {instead === undefined ? null : <p className={styles['instead']}>{instead}</p>}
          <div className={styles['answer']}>
            <button type="button" className={styles['button']} onClick={onNo}>
              {t.ok}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
