/** Terms agreed with a customer, as stored in the table; only the given fields. */
import type { AgreedTerms } from '#contract/customer.ts';
import { rappenFromChf } from '#domain/money/money.ts';

const tenThousandths = (value: number): number => Math.round(value * 10_000);

type Given = { [Field in keyof AgreedTerms]: AgreedTerms[Field] | undefined };

export function agreedRow(given: Given) {
  const { discount, deliveryCostMultiplier: multiplier, paymentTermId, skontoId, quickOrderSetting, creditLimit, onHold } = given;
  const { isCompanyCustomer, active, holdReason, invoiceRhythm, featureFlags } = given;
  return {
    ...(discount === undefined ? {} : { discount: tenThousandths(discount) }),
    ...(multiplier === undefined ? {} : { delivery_cost_multiplier: tenThousandths(multiplier) }),
    ...(paymentTermId === undefined ? {} : { payment_term_id: paymentTermId }),
    ...(skontoId === undefined ? {} : { skonto_id: skontoId }),
    ...(quickOrderSetting === undefined ? {} : { quick_order_active: quickOrderSetting.isActive, truck_id: quickOrderSetting.truckId }),
    ...(creditLimit === undefined ? {} : { credit_limit: creditLimit === null ? null : rappenFromChf(creditLimit) }),
    ...(onHold === undefined ? {} : { on_hold: onHold }),
    ...(holdReason === undefined ? {} : { hold_reason: holdReason.trim() }),
    ...(isCompanyCustomer === undefined ? {} : { is_company: isCompanyCustomer }),
    ...(active === undefined ? {} : { active }),
    ...(invoiceRhythm === undefined ? {} : { invoice_rhythm: invoiceRhythm }),
    ...(featureFlags === undefined ? {} : { feature_flags: featureFlags }),
  };
}
