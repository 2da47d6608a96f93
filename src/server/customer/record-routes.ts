/** The calls of a customer's page in the office, and of the person's own rights. */
import * as wire from '#contract/customer-record.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { shownUses } from '#server/call/in-use.ts';
import { notFound } from '#server/call/refusal.ts';
import { addFile, filesOf, readFile, removeFile, removeLogo, storeLogo } from './customer-files.ts';
import { removeCustomer } from './delete-customer.ts';
import { eraseCustomer } from './erase-customer.ts';
import type { EraseServices } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { keptOf } from './keeping-store.ts';
import { mergeCustomers, previewMerge } from './merge-customers.ts';
import { readCustomerRecord, readMailsOf, readPricesOf } from './read-customer-record.ts';

export function customerRecordRoutes(services: EraseServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readCustomer, async ({ params }) => readCustomerRecord(services, params.id)),
    bind(wire.readCustomerMails, async ({ params, query }) => readMailsOf(db, params.id, query)),
    bind(wire.readOwnPrices, async ({ params, query }) => readPricesOf(db, params.id, query)),
    bind(wire.deleteCustomer, async ({ params, query }, { actor }) => {
      await removeCustomer(services, params.id, query.version, actor);
      return {};
    }),
    bind(wire.readCustomerUses, async ({ params }) => {
      const uses = await keptOf(db, params.id);
      if (uses === null) throw notFound();
      return shownUses(uses);
    }),
    bind(wire.previewMerge, async ({ params, query }) => previewMerge(db, { from: query.from, into: params.id })),
    bind(wire.mergeCustomer, async ({ params, body: { from, version, fromVersion } }, { actor }) =>
      mergeCustomers(services, { from, into: params.id }, { version, fromVersion }, actor),
    ),
    bind(wire.exportCustomer, async ({ params }, { actor, ip }) => exportCustomer(services, params.id, actor, ip)),
    bind(wire.eraseCustomer, async ({ params, body }, { actor }, answer) => {
      const erased = await eraseCustomer(services, params.id, body, actor);
      // Customers who erase themselves are logged out.
      if (actor.kind === 'customer' && actor.customerId === params.id) answer.sessionToken = null;
      return erased;
    }),
    bind(wire.storeCustomerLogo, async ({ params, body }, { actor }) =>
      storeLogo(services, { customerId: params.id, version: body.version, actor }, body.content),
    ),
    bind(wire.deleteCustomerLogo, async ({ params, query }, { actor }) =>
      removeLogo(services, { customerId: params.id, version: query.version, actor }),
    ),
    bind(wire.readCustomerFiles, async ({ params }) => {
      const items = await filesOf(db, params.id);
      return { items, page: 1, perPage: Math.max(1, items.length), total: items.length };
    }),
    bind(wire.storeCustomerFile, async ({ params, body: { version, name, content } }, { actor }) =>
      addFile(services, { customerId: params.id, version, actor }, { name, base64: content }),
    ),
    bind(wire.readCustomerFile, async ({ params }) => readFile(db, params.id, params.fileId)),
    bind(wire.deleteCustomerFile, async ({ params, query }, { actor }) =>
      removeFile(services, { customerId: params.id, version: query.version, actor }, params.fileId),
    ),
  ];
}
