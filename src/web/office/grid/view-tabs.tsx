import { useRef, useState, type SyntheticEvent } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Floating } from './floating.tsx';
import type { ViewControl } from './use-views.ts';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './view-tabs.module.css';

/** Saved views as tabs; changes since can be saved, saved as a new view, or dropped. */
export function ViewTabs({ control: views, active }: { control: ViewControl; active: string | null }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { saved, isChanged, failed } = views;
  const known = saved.some(({ name }) => name === active) ? active : null;
  return (
    <div className={styles['tabs']}>
      <div role="group" aria-label={t.views} className={styles['names']}>
        {[{ name: null, count: 0 }, ...saved].map(({ name, count = 0 }) => (
          <button key={name ?? ''} type="button" className={styles['tab']} aria-pressed={name === known} onClick={() => views.open(name)}>
            {name ?? t.allRows} {count === 0 ? null : count}
          </button>
        ))}
      </div>
      {failed ? (
        <span role="alert" className={control['fault']}>
          {t.viewsFailed}
        </span>
      ) : null}
      {isChanged || known !== null ? (
        <button
          ref={button}
          type="button"
          className={`${control['pill']} ${styles['changed']}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isChanged ? t.viewChanged : t.view} <span aria-hidden="true">···</span>
        </button>
      ) : null}
      {isOpen ? <ViewMenu views={views} name={known} anchor={() => button.current} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

interface ViewMenuProps {
  views: ViewControl;
  /** Name of the view it is based on; null for the list's default, which cannot be replaced. */
  name: string | null;
  anchor: () => Element | null;
  onClose: () => void;
}

function ViewMenu({ views, name, anchor, onClose }: ViewMenuProps) {
  const [typed, setTyped] = useState('');
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') then(() => views.save(typed.trim()))();
  };
  return (
    <Floating label={t.view} anchor={anchor} width={280} onClose={onClose}>
      <form className={styles['menu']} onSubmit={submit}>
        {name === null || !views.isChanged ? null : (
          <button type="button" className={control['primary']} onClick={then(() => views.save(name))}>
            {t.saveView(name)}
          </button>
        )}
        <div className={styles['new']}>
          <b aria-hidden="true">{t.newView}</b>
          <span>
            <input
              className={control['field']}
              data-first
              aria-label={t.newView}
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="submit" className={control['button']} disabled={typed.trim() === ''}>
              <Icon name="plus" size="small" />
              {t.keepView}
            </button>
          </span>
        </div>
        {views.isChanged ? (
          <button type="button" className={control['quiet']} onClick={then(() => views.open(name))}>
            {t.dropView}
          </button>
        ) : null}
        {name === null ? null : (
          <button type="button" className={control['quiet']} onClick={then(() => views.remove(name))}>
            {t.removeView(name)}
          </button>
        )}
      </form>
    </Floating>
  );
}
