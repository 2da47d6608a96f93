import { useTranslations } from 'use-intl';
import { DimensionField } from '#web/ui/dimension-field.tsx';
import type { QuestionField } from '../search/question.ts';
import { WrongNumber } from './wrong-number.tsx';

interface HeroNumberProps {
  field: QuestionField;
  value: number;
  readable: boolean;
  /** Unreadable, or outside of what is made. */
  wrong: boolean;
  onReadable: (readable: boolean) => void;
  onChange: (value: number) => void;
}

/** A number of the question; a wrong one says what can be made instead. */
export function HeroNumber({ field, value, readable, wrong, onReadable, onChange }: HeroNumberProps) {
  const t = useTranslations('home.fields');
  const { key, parameter, unit, min, max } = field;
  const take = (possible: number): void => {
    onReadable(true);
    onChange(possible);
  };
  return (
    <DimensionField
      big
      name={key}
      id={`ask-${key}`}
      label={t(parameter)}
      unit={unit}
      value={value}
      min={min}
      max={max}
      maxLength={4}
      error={wrong ? <WrongNumber readable={readable} field={field} value={value} onTake={take} /> : undefined}
      onUnreadable={(now) => onReadable(!now)}
      onChange={onChange}
    />
  );
}
