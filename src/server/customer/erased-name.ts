/** What stands where a name was erased. */
export const erasedName = 'Gelöscht';
