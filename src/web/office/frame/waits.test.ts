import { expect, it } from 'vitest';
import type { WaitingKey } from '#contract/today.ts';
import { addressOfWait, waitsOf } from './waits.ts';

const addressOf = (key: WaitingKey, filter: string[]): string[] =>
  waitsOf([{ key, desks: ['sales'], count: 2, oldest: null, link: { list: 'order', filter, sort: 'createdAt' } }]).map(addressOfWait);

it('leads to the very list that is counted', () => {
  expect(addressOf('newOrders', ['orderStatusId:1'])).toEqual(['/admin/Orders?sort=createdAt&filter=orderStatusId%3A1&view=Neu']);
  expect(addressOf('failedMails', [])).toEqual(['/admin/dev?state=failed#mails']);
});
