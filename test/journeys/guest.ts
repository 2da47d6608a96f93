// Guests of the journeys: each journey orders under its own name and address.
import { randomBytes } from 'node:crypto';

export interface Guest {
  kind: 'Firma' | 'Privatperson';
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  zipCode: string;
  city: string;
}

function ownMark(): string {
  return randomBytes(5).toString('hex');
}

export function companyGuest(): Guest {
  const mark = ownMark();
  return {
    kind: 'Firma',
    companyName: `Maschinenbau ${mark} AG`,
    firstName: 'Nadja',
    lastName: 'Brunner',
    email: `einkauf-${mark}@maschinenbau.example`,
    phone: '041 555 77 18',
    street: 'Ringstrasse 14',
    zipCode: '6010',
    city: 'Kriens',
  };
}

export function privateGuest(): Guest {
  const mark = ownMark();
  return {
    ...companyGuest(),
    kind: 'Privatperson',
    companyName: '',
    firstName: 'Reto',
    lastName: 'Amstutz',
    email: `reto-${mark}@amstutz.example`,
    street: 'Seeweg 3',
    zipCode: '3600',
    city: 'Thun',
  };
}
