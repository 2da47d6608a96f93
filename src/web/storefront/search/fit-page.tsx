import { useState } from 'react';
import { Form, redirect, useLoaderData, useNavigation } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { DimensionField } from '#web/ui/dimension-field.tsx';
import { paths } from '#web/paths.ts';
import { questionFields, readQuestion } from './question.ts';
import type { Question } from './question.ts';
import { PageHead } from '../page/page-head.tsx';
import { FitCards } from './fit-cards.tsx';
import styles from './fit-page.module.css';
import { loadFits } from './load-fits.ts';
import type { Fit } from './load-fits.ts';
import { WaysOn } from './ways-on.tsx';
import '#web/texts/home-texts.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

interface FitPageData {
  question: Question;
  fits: Fit[];
  total: number;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<FitPageData> {
  const { call, profile } = pageServices(context);
  // The furniture shop has no packaging finder.
  if (profile.shop !== 'verpackung') throw redirect(profile.otherShopUrl === null ? '/' : `${profile.otherShopUrl}/verpackung-finden`);
  const question = readQuestion('verpackung', new URL(request.url).searchParams);
  return { question, ...(await loadFits(call, question)) };
}

/** The question of the home page with all results: what holds the goods, cheapest first. */
export default function FitPage() {
  const { question, fits, total } = useLoaderData<typeof loader>();
  const t = useTranslations('fit');
  const s = useTranslations('search');
  const fieldText = useTranslations('home.fields');
  const domain = useRootData()?.profile.domain ?? '';
  const [numbers, setNumbers] = useState(question.numbers);
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <PageHead title={`${s('byFit')} | ${domain}`} description={t('lead')} />
      <section className={`f-mode ${styles['head']}`}>
        <div className="wrap">
          <h1>{t('title')}</h1>
          <p className={styles['lead']}>{t('lead')}</p>
          <Form method="get" action={paths.fit} preventScrollReset className={styles['form']}>
            {questionFields.verpackung.map(({ key, parameter, unit, preset, min, max }) => (
              <DimensionField
                key={key}
                name={key}
                id={`fit-${key}`}
                label={fieldText(parameter)}
                unit={unit}
                value={numbers[parameter] ?? preset}
                min={min}
                max={max}
                onChange={(value) => setNumbers((now) => ({ ...now, [parameter]: value }))}
              />
            ))}
            <div className={styles['zip']}>
              <label htmlFor="fit-zip">{t('zip')}</label>
              <input
                id="fit-zip"
                name="zip"
                inputMode="numeric"
                autoComplete="shipping postal-code"
                maxLength={4}
                defaultValue={question.zipCode}
              />
            </div>
            <Button type="submit" mark="down" busy={busy}>
              {t('submit')}
            </Button>
          </Form>
        </div>
      </section>
      <div className={`wrap ${styles['body']}`}>
        <h2 className={styles['results']} aria-live="polite">
          {t('results', { count: total })}
        </h2>
        {fits.length === 0 ? <WaysOn text={t('none')} /> : <FitCards fits={fits} />}
      </div>
    </>
  );
}
