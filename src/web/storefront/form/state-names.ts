/** Names of states and provinces for a select, in the order of their codes. Parcel labels use the country's own language, so the names are not translated. */
import { stateCodesOf } from '#domain/contact/country.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  US: (
    'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Ok' +
    'lahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming'
  ).split(', '),
  CA: 'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Nova Scotia, Northwest Territories, Nunavut, Ontario, Prince Edward Island, Québec, Saskatchewan, Yukon'.split(
    ', ',
  ),
};

export function stateOptions(country: string): readonly { value: string; label: string }[] {
  return (stateCodesOf(country) ?? []).map((code, index) => ({ value: code, label: `${names[country]?.[index] ?? code} (${code})` }));
}
