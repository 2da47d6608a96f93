/** A group of pages under tabs: the account, the favourites. */
import type { ReactNode } from 'react';
import { NavLink } from '#web/ui/link.tsx';
import styles from './tab-frame.module.css';

interface Tab {
  to: string;
  label: string;
  /** True: pages below its address do not count as this tab. */
  end?: boolean;
}

interface TabFrameProps {
  /** Name of the tab list, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  children: ReactNode;
}

export function TabFrame({ label, tabs, children }: TabFrameProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <nav className={styles['tabs']} aria-label={label}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab.to}>
              <NavLink to={tab.to} end={tab.end ?? false}>
                {tab.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

/** Title of the tab and one sentence about it. */
export function TabHead({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
    </>
  );
}
