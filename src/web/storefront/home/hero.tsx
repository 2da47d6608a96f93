import { useLayoutEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSentDrawing } from '#web/first-load/drawn-by-server.ts';
import { tellEarlyInput } from '#web/first-load/early-input.ts';
import { Button } from '#web/ui/button.tsx';
import { DimensionField } from '#web/ui/dimension-field.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { useCart } from '../cart/cart-state.tsx';
import styles from './hero.module.css';
import type { HomeData } from './load-home.ts';
import { questionFields } from '../search/question.ts';
import { heroDrawingId, useHeroDrawing } from './use-hero-drawing.ts';

/** Set small beside the three measures. */
const smallFields = new Set(['mass']);

/** The poster: what we make, and the numbers that start the job. Works as a plain form before and without script. */
export function Hero({ data: { shop, question, drawing } }: { data: HomeData }) {
  const t = useTranslations(`home.${shop}`);
  const fieldText = useTranslations('home.fields');
  const [numbers, setNumbers] = useState(question.numbers);
  const element = useRef<HTMLElement>(null);
  // Numbers typed before the page was taken over.
  useLayoutEffect(() => {
    if (element.current) tellEarlyInput(element.current);
  }, []);
  const picture = useHeroDrawing(shop, { ...question, numbers }, useSentDrawing(heroDrawingId, drawing));
  const busy = useNavigation().state !== 'idle';
  const fieldOf = ({ key, parameter, unit, preset, min, max }: (typeof questionFields)[typeof shop][number]) => (
    <DimensionField
      key={key}
      big
      name={key}
      id={`ask-${key}`}
      label={fieldText(parameter)}
      unit={unit}
      value={numbers[parameter] ?? preset}
      min={min}
      max={max}
      onChange={(value) => {
        setNumbers((now) => ({ ...now, [parameter]: value }));
        picture.changed();
      }}
    />
  );
  const fields = questionFields[shop];
  const small = fields.filter(({ parameter }) => smallFields.has(parameter));
  return (
    <section ref={element} className={`f-mode ${styles['hero']}`} onFocus={picture.wanted}>
      <div className="wrap">
        <div className={styles['top']}>
          <h1>{t('title')}</h1>
          <p className={styles['lead']}>{t('lead')}</p>
          <Drawing
            id={heroDrawingId}
            className={styles['picture']}
            svg={picture.svg}
            label={t('drawing', { size: sizeText(numbers, t('seats')) })}
          />
        </div>
        <Form method="get" action={`/-${shop}`} className={styles['ask']} preventScrollReset onSubmit={picture.asked}>
          <h2 className={styles['question']}>{t('question')}</h2>
          <div className={`${styles['numbers']} ${shop === 'verpackung' ? styles['measures'] : ''}`}>
            {fields.filter(({ parameter }) => !smallFields.has(parameter)).map(fieldOf)}
          </div>
          <div className={styles['rest']}>
            {small.length > 0 ? <div className={styles['small']}>{small.map(fieldOf)}</div> : null}
            <ZipCode start={question.zipCode} label={t('zipCode')} />
            <Button type="submit" mark="down" busy={busy} className={styles['go']} kind={shop === 'moebel' ? 'outline' : 'ink'}>
              {t('submit')}
            </Button>
          </div>
        </Form>
      </div>
    </section>
  );
}

function sizeText({ length, width, height, seats }: Record<string, number>, seatsWord: string): string {
  return seats === undefined ? `${length} × ${width} × ${height} mm` : `${seats} ${seatsWord}`;
}

/** Starts with the remembered postal code and remembers a new one. */
function ZipCode({ start, label }: { start: string; label: string }) {
  const cart = useCart();
  const [typed, setTyped] = useState<string | null>(start === '' ? null : start);
  return (
    <div className={styles['zip']}>
      <label htmlFor="ask-zip">{label}</label>
      <input
        id="ask-zip"
        name="zip"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={4}
        value={typed ?? cart.zipCode}
        onChange={(event) => {
          const text = event.target.value.replace(/\D/g, '');
          setTyped(text);
          if (text.length === 4) cart.setZipCode(text);
        }}
      />
    </div>
  );
}
