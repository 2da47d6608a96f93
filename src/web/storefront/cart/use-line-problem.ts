import { useRootData } from '#web/root-data.ts';
import { useFailureText } from '#web/texts/failure-text.ts';

/** Why a line cannot be ordered as it is, in words, with the sales unit or the shop's online limits filled in. */
export function useLineProblem(): (problem: string, unitOfSales?: number) => string {
  const failureText = useFailureText();
  const limits = useRootData()?.profile.cartLimits;
  return (problem, unitOfSales) =>
    failureText.key(problem, {
      unitOfSales: unitOfSales ?? '',
      most: (problem === 'tooManyLines' ? limits?.lines : limits?.pieces) ?? '',
    });
}
