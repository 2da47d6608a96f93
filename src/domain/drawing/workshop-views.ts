/** The views of one sheet: each position number appears in the view that shows most of it. */
import { seenAreas, technicalView, type TechnicalSubject, type TechnicalView, type TechnicalViewId } from './technical-view.ts';

export interface WorkshopViewOptions {
  textHeight: number;
  withSection: boolean;
}

export function workshopViews(subject: TechnicalSubject, { textHeight, withSection }: WorkshopViewOptions): TechnicalView[] {
  const ids: TechnicalViewId[] = ['front', 'side', 'top', ...(withSection ? (['section'] as const) : [])];
  const numbers = numbersByView(subject, ids);
  return ids.map((id) =>
    technicalView(subject, id, { textHeight, numbers: numbers.get(id), marksSection: withSection && (id === 'front' || id === 'top') }),
  );
}

function numbersByView(subject: TechnicalSubject, ids: readonly TechnicalViewId[]): ReadonlyMap<TechnicalViewId, ReadonlySet<string>> {
  const numbers = new Map(ids.map((id) => [id, new Set<string>()]));
  const { positions } = subject;
  if (positions === undefined) return numbers;
  const areas = ids.map((id) => ({ id, seen: seenAreas(technicalView(subject, id, { textHeight: 1, dimensions: false }), positions) }));
  for (const position of new Set(positions)) {
    const best = areas.reduce((a, b) => ((b.seen.get(position) ?? 0) > (a.seen.get(position) ?? 0) ? b : a));
    if (best.seen.has(position)) numbers.get(best.id)?.add(position);
  }
  return numbers;
}
