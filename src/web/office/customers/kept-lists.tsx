import type { OwnPrice } from '#contract/customer-record.ts';
import type { MailSummary } from '#contract/mail.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { productPath } from '#web/paths.ts';
import { MailTable } from '../document/mail-table.tsx';
import { ListPager } from '../ui/list-pager.tsx';
import type { ListPage } from '../ui/list-pager.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';

interface KeptList<Item> extends ListPage {
  items: readonly Item[];
}

/** Prices agreed with this customer. */
export function KeptPrices({ prices, pageName }: { prices: KeptList<OwnPrice>; pageName: string }) {
  if (prices.total === 0) return <p className={styles['empty']}>{t.noPrices}</p>;
  return (
    <>
      <DataTable label={t.prices} columns={columns([t.number, t.article, t.kind, t.unit, t.chf])}>
        <tbody>
          {prices.items.map(({ productId, articleNumber, name, activeStrategy, unitOfSales, ladder }) => (
            <tr key={productId}>
              <td>
                <a href={productPath(articleNumber)}>{articleNumber}</a>
              </td>
              <td>{name}</td>
              <td>{t.computed[activeStrategy]}</td>
              <td>{unitOfSales}</td>
              <td>{ladder.map(({ quantity, price }) => `${t.from} ${quantity}: ${unitPriceText(unitPriceFromChf(price))}`).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <ListPager list={prices} name={pageName} />
    </>
  );
}

interface KeptMailsProps {
  mails: KeptList<MailSummary>;
  pageName: string;
  opens: (mail: MailSummary) => boolean;
}

/** Mails sent to this customer. */
export function KeptMails({ mails, pageName, opens }: KeptMailsProps) {
  if (mails.total === 0) return <p className={styles['empty']}>{t.noMails}</p>;
  return (
    <>
      <MailTable mails={mails.items} opens={opens} />
      <ListPager list={mails} name={pageName} />
    </>
  );
}
