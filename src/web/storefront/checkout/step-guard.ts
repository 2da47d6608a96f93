/** Maps addresses to checkout pages and redirects visitors who may not open one yet. The domain defines the sequence and what completes a step. */
import type { CheckoutFacts, CheckoutStep, StepId } from '#domain/checkout/checkout-step.ts';
import { checkoutSteps, isStepVisible, mayGoTo, stepAt, stepComplete, stepIndex } from '#domain/checkout/checkout-step.ts';

/** The step of a path, with or without trailing slash; the cart for any other. */
export function stepOfPath(path: string): StepId {
  const bare = path.replace(/\/+$/, '');
  return checkoutSteps.find(({ route }) => route.replace(/\/+$/, '') === bare)?.id ?? 'cart';
}

export function visibleSteps(loggedIn: boolean): readonly CheckoutStep[] {
  return checkoutSteps.filter(({ id }) => isStepVisible(id, loggedIn));
}

export function routeOf(id: StepId): string {
  return stepAt(stepIndex(id)).route;
}

/** A guest is known only once their details are stored. */
function isKnown({ loggedIn, checkout }: CheckoutFacts): boolean {
  return loggedIn || checkout.guestCustomerId !== null;
}

export function isStepDone(id: StepId, facts: CheckoutFacts): boolean {
  return stepComplete(id, facts) && (id !== 'signin' || isKnown(facts));
}

/** Whether this page may be opened now. The final pages always may: they show stored data. */
export function mayOpen(id: StepId, facts: CheckoutFacts): boolean {
  if (id === 'completed' || id === 'paymentFailed') return true;
  if (id === 'signin' && facts.loggedIn) return false;
  return mayGoTo(id, facts) && (stepIndex(id) <= stepIndex('signin') || isKnown(facts));
}

/** The first incomplete page; the summary when there is none. */
export function firstOpenStep(facts: CheckoutFacts): StepId {
  if (facts.cartEmpty) return 'cart';
  return visibleSteps(facts.loggedIn).find(({ id }) => id !== 'cart' && (id === 'summary' || !isStepDone(id, facts)))?.id ?? 'summary';
}

/** Null: stay. */
export function redirectFor(id: StepId, facts: CheckoutFacts): string | null {
  return mayOpen(id, facts) ? null : routeOf(firstOpenStep(facts));
}

/** After a page is confirmed: back to the summary if the visitor came from there, else the next open page. */
export function stepAfter(id: StepId, facts: CheckoutFacts, backToSummary: boolean): string {
  if (backToSummary && mayOpen('summary', facts)) return routeOf('summary');
  const later = visibleSteps(facts.loggedIn).find((step) => stepIndex(step.id) > stepIndex(id));
  return later && mayOpen(later.id, facts) ? later.route : routeOf(firstOpenStep(facts));
}
