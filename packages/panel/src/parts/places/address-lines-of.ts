import type { ChosenPlace } from './place-field.tsx'

/** An address in the three lines that sites and events keep; a street that is not known is left as it is. */
export function addressLinesOf({ line1, city, region, postalCode, countryName }: ChosenPlace) {
  const tail = [region, postalCode].filter(Boolean).join(' ')
  return {
    ...(line1 === '' ? {} : { addressLine1: line1 }),
    addressLine2: [city, tail].filter(Boolean).join(', '),
    addressCountry: countryName,
  }
}
