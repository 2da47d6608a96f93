/** SQL of customers who may be the buyer on an invoice. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

export interface BuyerFacts {
  name: string;
  addition: string;
  street: string;
  zipCode: string;
}

export interface LikelyBuyer {
  id: number;
  formattedId: string;
  name: string;
  email: string;
  address: string;
  quoteCount: number;
  sameName: boolean;
  sameAddress: boolean;
}

const mostBuyers = 8;
/** Lower case without accents, letters and digits only. */
const plain = (value: unknown) => sql`regexp_replace(lower(normalize(${value}::text, NFD)), '[^a-z0-9]+', '', 'g')`;

/** Those that match in both name and address come first. */
export async function likelyBuyers(db: Db, { name, addition, street, zipCode }: BuyerFacts): Promise<LikelyBuyer[]> {
  if (name === '' && street === '') return [];
  const names = [name, addition].filter((each) => each !== '');
  const { rows } = await sql<LikelyBuyer>`
    with wanted as (select array(select ${plain(sql.ref('each'))} from unnest(${names}::text[]) each) as names, ${plain(street)} as street),
    alike as (
      select c.id, c.formatted_id, c.name, c.person_email,
        (${plain(sql.ref('c.name'))} = any(wanted.names) or exists (select from contact_person p where p.customer_id = c.id
          and ${plain(sql`p.first_name || p.last_name`)} = any(wanted.names))) as same_name,
        a.line as address, a.same as same_address
      from customer c cross join wanted
      left join lateral (
        select concat_ws(', ', a.street, a.zip_code || ' ' || a.city) as line,
          a.zip_code = ${zipCode} and ${plain(sql.ref('a.street'))} = wanted.street and wanted.street <> '' as same
        from address a where a.customer_id = c.id order by 2 desc, a.id limit 1) a on true
      where not c.is_gone
    )
    select id, formatted_id as "formattedId", name, person_email as email, coalesce(address, '') as address,
      (select count(*) from quote where customer_id = alike.id) as "quoteCount", same_name as "sameName", coalesce(same_address, false) as "sameAddress"
    from alike where same_name or same_address
    order by same_name and same_address desc, same_name desc, id desc limit ${mostBuyers}`.execute(db);
  return rows;
}
