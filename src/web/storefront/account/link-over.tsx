import { useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AccountDone } from './account-frame.tsx';

export const isLinkExpired = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.errors.some(({ message }) => message === 'linkExpired');

interface LinkOverProps {
  /** False: it came incomplete. */
  expired: boolean;
  /** Where another is asked for. */
  to: string;
  label: string;
}

/** In place of a form that could only fail: the link that led to it is cut, too old, or has served. */
export function LinkOver({ expired, to, label }: LinkOverProps) {
  const t = useTranslations('account');
  const failureText = useFailureText();
  return (
    <AccountDone title={t(expired ? 'linkExpiredTitle' : 'linkMissingTitle')}>
      <p>{expired ? failureText.key('linkExpired') : t('linkMissing')}</p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </AccountDone>
  );
}
