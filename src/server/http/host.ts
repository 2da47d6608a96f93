/** Whether a Host header can stand in an address: the pages' own address is put together with it. */
export function isHost(header: string | undefined): boolean {
  return header === undefined || (/^[\w.:[\]-]+$/.test(header) && URL.canParse(`http://${header}/`));
}
