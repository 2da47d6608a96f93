import { useRootData } from '#web/root-data.ts';
import { Logo } from '../page/logo.tsx';
import styles from './print-head.module.css';

/** The sender, on printed pages only: the shop's own frame is not printed. */
export function PrintHead() {
  const profile = useRootData()?.profile;
  if (!profile) return null;
  return (
    <div className={styles['head']}>
      <Logo />
      <p>
        <b>{profile.companyName}</b>
        <br />
        {profile.street}, {profile.zipCode} {profile.city}
        <br />
        {profile.phone}, {profile.email}
      </p>
    </div>
  );
}
