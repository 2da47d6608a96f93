/** The shop's colour as a solid field in mails and on papers, and its text colour. */
import type { Sender } from './company-profile.ts';

export interface Field {
  field: string;
  text: string;
}

export function fieldOf({ shop }: Pick<Sender, 'shop'>): Field {
  return shop === 'moebel' ? { field: '#2F6B4F', text: '#FBF8F4' } : { field: '#FF7F50', text: '#1D1916' };
}
