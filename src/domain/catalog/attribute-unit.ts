/** The unit of an attribute's figures, and the attribute that says what a product carries. */
import { attributeType } from './product.ts';

/** Its German name, by which imports and addresses know it. */
export const loadAttribute = 'Tragfähigkeit in kg';

/** What a name leaves unsaid. */
const usual: Readonly<Record<number, string>> = { [attributeType.dimension]: 'mm', [attributeType.weight]: 'kg' };
const named = /^(.+)\s(?:in|en)\s(mm|cm|m|kg|t)$/;

/** Tells name and unit apart: `Tragfähigkeit in kg`, `Charge admissible en kg`. */
export function nameAndUnit(name: string, typeId: number): { label: string; unit: string | null } {
  const [, label = name, unit = usual[typeId] ?? null] = named.exec(name) ?? [];
  return { label, unit };
}

/** Masses have apostrophes (`2'500 kg`), sizes none. */
export function figureText(figure: string, unit: string | null): string {
  if (unit === null) return figure;
  return `${unit === 'kg' ? figure.replaceAll(/\B(?=(\d{3})+$)/g, "'") : figure}\u00A0${unit}`;
}
