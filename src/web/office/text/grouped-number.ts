/** A number as it stands in a field that nobody types in: `100000` as `100'000`, its decimals as they are. Other texts stay as they are. */
export function groupedNumber(text: string): string {
  const bare = text.replaceAll(/[\s'’]/g, '');
  const [, sign = '', whole, rest = ''] = /^([+−-]?)(\d+)([.,]\d*)?$/.exec(bare) ?? [];
  return whole === undefined ? text : `${sign}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "'")}${rest}`;
}
