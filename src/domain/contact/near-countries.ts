/** The two domestic countries and the neighbours: where most addresses lie, and what a list of countries begins with. */
export const nearCountries: readonly string[] = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT'];
