import { useLocale, useTranslations } from 'use-intl';
import type { CheckoutFacts, StepId } from '#domain/checkout/checkout-step.ts';
import { stepIndex } from '#domain/checkout/checkout-step.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './step-bar.module.css';
import { isStepDone, mayOpen, visibleSteps } from './step-guard.ts';

/** Progress: completed steps are ticked and can be opened again, the current one has the bar. `facts` null: not known yet. */
export function StepBar({ current, facts, loggedIn }: { current: StepId; facts: CheckoutFacts | null; loggedIn: boolean }) {
  const t = useTranslations('checkout');
  const language = useLocale();
  return (
    <nav aria-label={t('steps')} className={styles['nav']}>
      <ol className={styles['steps']}>
        {visibleSteps(loggedIn).map((step, index) => {
          const here = step.id === current;
          const open = facts !== null && !here && mayOpen(step.id, facts);
          const done = facts !== null && !here && step.id !== 'summary' && isStepDone(step.id, facts) && open;
          const earlier = stepIndex(step.id) < stepIndex(current);
          return (
            <li key={step.id} className={done || earlier ? styles['done'] : undefined} aria-current={here ? 'step' : undefined}>
              <span className={`num ${styles['number']}`}>{done ? <Icon name="check" /> : index + 1}</span>
              <span className={styles['title']}>
                {open && (done || earlier) ? <Link to={step.route}>{step.title[language]}</Link> : step.title[language]}
                {done ? <VisuallyHidden> {t('stepDone')}</VisuallyHidden> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
