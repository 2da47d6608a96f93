/** The two domestic countries and the neighbours: most addresses are there, so lists of countries begin with them. */
export const nearCountries: readonly string[] = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT'];
