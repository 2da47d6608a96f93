/** For users who are logged in but may not see a page: who they are logged in as, what it needs, who has that, and the ways on. Never a log-in form. */
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { logOut, stopSeeingAsCustomer } from '#contract/session.ts';
import { permissionsFor } from '#domain/access/permission.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';
import { call } from '#web/call.ts';
import { paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './account-page.module.css';

export interface Refused {
  email: string;
  /** Name of the customer that staff see the shop as. */
  seesAs: string | null;
  /** null: not an office page. */
  ability: OfficeAbility | null;
  isStaff: boolean;
  /** Roles that have the ability. */
  roles: string[];
}

export function NotAllowed({ refused: { seesAs, ability, isStaff, roles } }: { refused: Refused }) {
  const t = useTranslations('account');
  const shell = useTranslations('shell');
  const { pathname, search } = useLocation();
  const rights = useRights(ability);
  const toast = useToast();
  const failureText = useFailureText();
  /** Loads a fresh document, without any state of the previous user. */
  const goTo = async (address: string, action: () => Promise<unknown>): Promise<void> => {
    try {
      await action();
      location.assign(address);
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  const stop = async (): Promise<void> => goTo(paths.office, async () => call(stopSeeingAsCustomer, {}));
  const leave = async (): Promise<void> => goTo(`${pathname}${search}`, async () => call(logOut, {}));
  return (
    <div className={styles['done']}>
      {seesAs === null ? (
        <p>{ability === null ? t('notForAccount') : isStaff ? t('needs', { rights }) : t('forStaff')}</p>
      ) : (
        <p>{t('seesAsOffice', { name: seesAs })}</p>
      )}
      {roles.length === 0 ? null : <p>{t('holders', { roles: roles.join(', ') })}</p>}
      {seesAs === null ? (
        <ButtonLink to={isStaff ? paths.office : '/'} reloadDocument mark="arrow">
          {isStaff ? t('toOffice') : t('toShop')}
        </ButtonLink>
      ) : (
        <Button mark="arrow" onClick={() => void stop()}>
          {shell('seesAsEnd')}
        </Button>
      )}
      <Button kind="plain" onClick={() => void leave()}>
        {t('otherAccount')}
      </Button>
    </div>
  );
}

/** The rights that grant the ability, in words. */
function useRights(ability: OfficeAbility | null): string {
  const t = useTranslations('account');
  if (ability === null) return '';
  const rightText = t as unknown as (key: string) => string;
  const { anyOf, allOf } = permissionsFor(ability);
  const words = (allOf ?? anyOf).map((number) => t('right', { name: rightText(`rights.${number}`) }));
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} ${t(allOf === undefined ? 'either' : 'both')} ${last}`;
}
