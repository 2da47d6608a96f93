/** Which page of the checkout an address means, and where a visitor is sent who may not open it yet. The order of the pages and what completes them are the domain's. */
import type { CheckoutFacts, CheckoutStep, StepId } from '#domain/checkout/checkout-step.ts';
import { checkoutSteps, isStepVisible, mayGoTo, stepAt, stepComplete, stepIndex } from '#domain/checkout/checkout-step.ts';

/** The step of a path, with or without slash at its end; the cart for any other. */
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

/** A visitor without account is known only when the guest's particulars are stored. */
function isKnown({ loggedIn, checkout }: CheckoutFacts): boolean {
  return loggedIn || checkout.guestCustomerId !== null;
}

export function isStepDone(id: StepId, facts: CheckoutFacts): boolean {
  return stepComplete(id, facts) && (id !== 'signin' || isKnown(facts));
}

/** May this page be opened now? The final pages always: they show what is stored. */
export function mayOpen(id: StepId, facts: CheckoutFacts): boolean {
  if (id === 'completed' || id === 'paymentFailed') return true;
  if (id === 'signin' && facts.loggedIn) return false;
  return mayGoTo(id, facts) && (stepIndex(id) <= stepIndex('signin') || isKnown(facts));
}

/** The first page with something left to do; the summary when nothing is. */
export function firstOpenStep(facts: CheckoutFacts): StepId {
  if (facts.cartEmpty) return 'cart';
  return visibleSteps(facts.loggedIn).find(({ id }) => id !== 'cart' && (id === 'summary' || !isStepDone(id, facts)))?.id ?? 'summary';
}

/** Null: stay. */
export function redirectFor(id: StepId, facts: CheckoutFacts): string | null {
  return mayOpen(id, facts) ? null : routeOf(firstOpenStep(facts));
}

/** After a page was confirmed: back to the summary when one came from there, else the next open page. */
export function stepAfter(id: StepId, facts: CheckoutFacts, backToSummary: boolean): string {
  if (backToSummary && mayOpen('summary', facts)) return routeOf('summary');
  const later = visibleSteps(facts.loggedIn).find((step) => stepIndex(step.id) > stepIndex(id));
  return later && mayOpen(later.id, facts) ? later.route : routeOf(firstOpenStep(facts));
}
