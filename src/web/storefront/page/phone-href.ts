/** `041 555 01 20` → `tel:+41415550120` */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/^0/, '+41').replace(/[^\d+]/g, '')}`;
