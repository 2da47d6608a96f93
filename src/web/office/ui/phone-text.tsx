import { empty } from '../text/day-text.ts';

export function PhoneText({ phone }: { phone: string }) {
  return phone === '' ? empty : <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>;
}
