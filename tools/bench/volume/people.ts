/** Customers who ordered during the year: one in five a company, the others guests. */
import type { Pool } from 'pg';
import type { Chance } from './chance.ts';
import { insertRows, moveSequence, nextId } from './rows.ts';

export interface Buyer {
  id: number;
  name: string;
  email: string;
  city: string;
  zipCode: string;
  street: string;
}

const firstNames = ['Anna', 'Beat', 'Claudia', 'Daniel', 'Esther', 'Fabian', 'Gabi', 'Hans', 'Irene', 'Jonas', 'Karin', 'Luca'];
const lastNames = ['Müller', 'Meier', 'Keller', 'Rochat', 'Favre', 'Bernasconi', 'Zbinden', 'Gerber', 'Ammann', 'Frei', 'Wyss', 'Kunz'];
const firmWords = ['Apparatebau', 'Maschinen', 'Logistik', 'Werkzeuge', 'Technik', 'Holzbau', 'Elektro', 'Import', 'Handels', 'Metallbau'];
const towns = [
  ['8001', 'Zürich'],
  ['3011', 'Bern'],
  ['4051', 'Basel'],
  ['6003', 'Luzern'],
  ['9000', 'St. Gallen'],
  ['1003', 'Lausanne'],
  ['1204', 'Genève'],
  ['6900', 'Lugano'],
  ['8400', 'Winterthur'],
  ['5000', 'Aarau'],
  ['4600', 'Olten'],
  ['7000', 'Chur'],
] as const;

export async function insertBuyers(pool: Pool, chance: Chance, count: number): Promise<Buyer[]> {
  const firstId = await nextId(pool, 'customer');
  const buyers = Array.from({ length: count }, (_, index) => {
    const firstName = chance.pick(firstNames);
    const lastName = chance.pick(lastNames);
    const isCompany = index % 5 === 0;
    const company = isCompany ? `${lastName} ${chance.pick(firmWords)} AG` : '';
    const [zipCode, city] = chance.pick(towns);
    const email = `kunde${index}@beispiel.example`;
    const street = `${chance.pick(['Bahnhofstrasse', 'Industrieweg', 'Hauptstrasse', 'Seestrasse'])} ${1 + chance.below(120)}`;
    return {
      id: firstId + index,
      firstName,
      lastName,
      isCompany,
      company,
      name: company || `${firstName} ${lastName}`,
      email,
      zipCode,
      city,
      street,
    };
  });
  await insertRows(
    pool,
    'customer',
    buyers.map(({ id, isCompany, company, email }) => ({
      id,
      status: isCompany ? 'REGISTERED' : 'GUEST',
      is_company: isCompany,
      company_name: company,
      company_code: '',
      company_invoice_email: '',
      discount: 0,
      delivery_cost_multiplier: 11_000,
      active: true,
      is_default: false,
      quick_order_active: false,
      invoice_email: email,
      created_at: '2025-06-01T08:00:00Z',
    })),
  );
  await moveSequence(pool, 'customer');
  await insertRows(
    pool,
    'contact_person',
    buyers.map(({ id, firstName, lastName, email }) => ({
      customer_id: id,
      title: 0,
      first_name: firstName,
      last_name: lastName,
      phone: '044 555 10 20',
      email,
      language_id: 1,
    })),
  );
  return buyers;
}
