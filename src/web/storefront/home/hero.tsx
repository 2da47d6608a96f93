import { useLayoutEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSentDrawing } from '#web/first-load/drawn-by-server.ts';
import { tellEarlyInput } from '#web/first-load/early-input.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import styles from './hero.module.css';
import type { HomeData } from './load-home.ts';
import { heroCandidate, isHome, questionFields } from '../search/question.ts';
import type { Candidate, QuestionField } from '../search/question.ts';
import { Destination } from './destination.tsx';
import { HeroNumber } from './hero-number.tsx';
import { useAnswers } from './use-answers.ts';
import { ZipCode } from './zip-code.tsx';
import { heroDrawingId, useHeroDrawing } from './use-hero-drawing.ts';

/** Shown small beside the dimensions. */
const smallFields = new Set(['mass']);

interface HeroProps {
  data: HomeData;
  /** True from a change until its answers are requested. */
  onTyping: (typing: boolean) => void;
}

/** The poster: what we make, and the numbers to start with. Works as a plain form before and without script. */
export function Hero({ data: { shop, question, drawing, fits }, onTyping }: HeroProps) {
  const t = useTranslations(`home.${shop}`);
  const h = useTranslations('home');
  const [numbers, setNumbers] = useState(question.numbers);
  const element = useRef<HTMLElement>(null);
  // Takes over numbers typed before hydration.
  useLayoutEffect(() => {
    if (element.current) tellEarlyInput(element.current);
  }, []);
  const picture = useHeroDrawing(shop, { ...question, numbers }, useSentDrawing(heroDrawingId, drawing));
  const busy = useNavigation().state !== 'idle';
  const [country, setCountry] = useState(question.country);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const fields = questionFields[shop];
  const isWrong = ({ key, parameter, preset, min, max }: QuestionField): boolean => {
    const value = numbers[parameter] ?? preset;
    return unreadable.includes(key) || value < min || value > max;
  };
  const { form: ask, soon: askSoon } = useAnswers(fields.some(isWrong), onTyping);
  const change = (parameter: string, value: number): void => {
    setNumbers((now) => ({ ...now, [parameter]: value }));
    picture.changed();
    askSoon();
  };
  const fieldOf = (field: QuestionField) => (
    <HeroNumber
      key={field.key}
      field={field}
      value={numbers[field.parameter] ?? field.preset}
      readable={!unreadable.includes(field.key)}
      wrong={isWrong(field)}
      onReadable={(readable) =>
        setUnreadable((before) => (readable ? before.filter((each) => each !== field.key) : [...before, field.key]))
      }
      onChange={(value) => change(field.parameter, value)}
    />
  );
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
            label={t('drawing', { size: sizeText(heroCandidate(shop, { ...question, numbers }).values, (count) => t('seats', { count })) })}
          />
        </div>
        <Form ref={ask} method="get" action={`/-${shop}`} className={styles['ask']} preventScrollReset onSubmit={picture.asked}>
          <div>
            <h2 className={styles['question']}>{t('question')}</h2>
            {shop === 'verpackung' ? <p className={styles['clearance']}>{h('clearance')}</p> : null}
          </div>
          <div className={styles['numbers']}>{fields.filter(({ parameter }) => !smallFields.has(parameter)).map(fieldOf)}</div>
          <div className={styles['rest']}>
            {small.length > 0 ? <div className={styles['small']}>{small.map(fieldOf)}</div> : null}
            {shop === 'verpackung' ? (
              <Destination
                value={country}
                label={h('country')}
                another={h('anotherCountry')}
                onChange={(chosen) => {
                  setCountry(chosen);
                  askSoon();
                }}
              />
            ) : null}
            {isHome(country) ? (
              <ZipCode
                start={question.zipCode}
                label={t('zipCode')}
                unknown={question.zipCode !== '' && fits.length > 0 && fits.every(({ place }) => place === '')}
                onAsk={askSoon}
              />
            ) : null}
            <Button type="submit" mark="down" busy={busy} className={styles['go']} kind={shop === 'moebel' ? 'outline' : 'ink'}>
              {t('submit')}
            </Button>
          </div>
        </Form>
      </div>
    </section>
  );
}

function sizeText({ length, width, height, seats }: Candidate['values'], seatsText: (count: number) => string): string {
  return typeof seats === 'number' ? seatsText(seats) : `${String(length)} × ${String(width)} × ${String(height)} mm`;
}
