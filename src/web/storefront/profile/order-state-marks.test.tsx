import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import profile from '#web/texts/de/profile.ts';
import { OrderStateMarks } from './order-state-marks.tsx';

type Facts = Parameters<typeof OrderStateMarks>[0];

const placed: Facts = {
  orderStatusId: orderState.PLACED,
  paymentStatusId: paymentStatus.OPEN,
  paymentMethodId: paymentMethod.INVOICE,
  productionStartedOn: null,
  delivered: 'OPEN',
};
const begun = { ...placed, productionStartedOn: '2026-11-24' };

it.each<[string, Facts]>([
  ['Bestellt', placed],
  ['In Fertigung', begun],
  ['Teilweise geliefert', { ...begun, delivered: 'PARTIAL' }],
  ['Geliefert', { ...begun, orderStatusId: orderState.SENT, delivered: 'COMPLETE' }],
  ['Storniert', { ...begun, orderStatusId: orderState.CANCELED }],
])('says «%s» of an order, as the steps on its page do', (word, facts) => {
  const { container } = render(
    <IntlProvider locale="de" messages={{ profile }}>
      <OrderStateMarks {...facts} />
    </IntlProvider>,
  );
  expect(container.textContent).toBe(word);
});
