/** Whose prices the configurator shows: a searchable list of customers, by company, person or e-mail. */
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { readCustomers } from '#contract/customer.ts';
import type { Customer } from '#contract/customer.ts';
import { call } from '#web/call.ts';
import styles from './customer-select.module.css';

export interface PricedFor {
  id: number;
  name: string;
}

export interface CustomerSelectProps {
  chosen: PricedFor | null;
  onChoose: (customer: PricedFor | null) => void;
}

const pauseMs = 200;
const mostShown = 12;

interface Found {
  search: string;
  items: readonly Customer[];
  failed: boolean;
}

export default function CustomerSelect({ chosen, onChoose }: CustomerSelectProps) {
  const t = useTranslations('configurator');
  const own = useId();
  const { search, setSearch, open, items, failed, active, setActive } = useCustomers();
  const choose = ({ id, name }: Customer): void => {
    onChoose({ id, name });
    setSearch(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const one = items[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (search === null) setSearch('');
      else setActive((at) => Math.min(items.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter' && one !== undefined) {
      event.preventDefault();
      choose(one);
    } else if (event.key === 'Escape' && search !== null) {
      // Closes the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setSearch(null);
    }
  };
  return (
    <div className={styles['select']}>
      <label htmlFor={own}>{t('admin.pricesOf')}</label>
      <div className={styles['field']}>
        <input
          id={own}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={open}
          aria-controls={`${own}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && items[active] !== undefined ? `${own}-${items[active].id}` : undefined}
          placeholder={t('admin.everybody')}
          value={search ?? chosen?.name ?? ''}
          onFocus={(event) => event.target.select()}
          onClick={() => setSearch((old) => old ?? '')}
          onChange={(event) => setSearch(event.target.value)}
          onBlur={() => setSearch(null)}
          onKeyDown={onKeyDown}
        />
        {chosen !== null && (
          <button type="button" className={styles['clear']} onClick={() => onChoose(null)}>
            {t('admin.clear')}
          </button>
        )}
        <div id={`${own}-list`} className={styles['list']} role="listbox" aria-label={t('admin.customers')} hidden={!open}>
          {items.map((customer, index) => (
            <button
              key={customer.id}
              id={`${own}-${customer.id}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The press must not take the focus from the field, or the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(customer)}
            >
              <b>{customer.name}</b>
              <span>{customer.contactPerson[0]?.email ?? ''}</span>
            </button>
          ))}
          {open && items.length === 0 && (
            <button type="button" role="option" tabIndex={-1} aria-selected="false" disabled className={styles['none']}>
              {t(failed ? 'admin.notLoaded' : 'admin.noCustomer')}
            </button>
          )}
        </div>
      </div>
      <span className={styles['note']} role="status">
        {chosen === null ? '' : t('admin.pricesShown', { name: chosen.name })}
      </span>
    </div>
  );
}

/** Customers found for what is typed; `search` null: the list is closed. */
function useCustomers() {
  const [search, setSearch] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [active, setActive] = useState(0);
  useEffect(() => {
    if (search === null) return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      const query = {
        perPage: mostShown,
        status: 'REGISTERED' as const,
        ...(search.trim() === '' ? {} : { search: search.trim() }),
      };
      try {
        const { items } = await call(readCustomers, { query }, { signal: abort.signal });
        setFound({ search, items: items.filter(({ isDefault }) => isDefault !== true), failed: false });
      } catch {
        if (!abort.signal.aborted) setFound({ search, items: [], failed: true });
      }
      setActive(0);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search]);
  const open = search !== null && found !== null;
  return { search, setSearch, open, items: open ? found.items : [], failed: found?.failed === true, active, setActive };
}
