/** How an address of a country is asked for. */
export interface AddressFormat {
  /** The fields after the names and the street, in the country's order. */
  readonly places: readonly ('city' | 'region' | 'postalCode')[]
  readonly labels: Readonly<Record<'city' | 'region' | 'postalCode', string>>
  readonly required: ReadonlySet<string>
  readonly postalPattern: RegExp | null
  readonly postalExample: string
  /** Choices for the region; empty where it is written freely. */
  readonly regions: readonly { readonly value: string; readonly label: string }[]
  readonly hasNumericPostalCode: boolean
}

/** The format of a country (ISO 3166-1 alpha-2). */
export function addressFormat(_country: string): AddressFormat {
  return {
    places: ['city', 'region', 'postalCode'],
    labels: { city: 'City', region: 'State', postalCode: 'ZIP code' },
    required: new Set(['firstName', 'lastName', 'line1', 'city', 'postalCode']),
    postalPattern: null,
    postalExample: '',
    regions: [],
    hasNumericPostalCode: false,
  }
}
