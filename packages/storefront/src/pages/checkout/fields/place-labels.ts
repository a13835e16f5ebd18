/** What the parts of an address are called, by the English names that formats of countries give them. */
const placeLabels: Readonly<Record<string, { readonly label: string }>> = {
  City: { label: 'City' },
  Suburb: { label: 'Suburb' },
  'Town or city': { label: 'Town or city' },
  Region: { label: 'Region' },
  County: { label: 'County' },
  Province: { label: 'Province' },
  State: { label: 'State' },
  'Postal code': { label: 'Postal code' },
  Postcode: { label: 'Postcode' },
  'ZIP code': { label: 'ZIP code' },
}

/** A name in the language of the page; the names of a few countries alone stay as they are. */
export function placeLabel(name: string): string {
  return placeLabels[name]?.label ?? name
}
