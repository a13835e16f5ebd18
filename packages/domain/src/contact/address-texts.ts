/** What is said of an address that cannot be kept, each as a whole sentence: languages have articles of their own. */
export const addressTexts = {
  countryMissing: 'Select a country',
  countryNotServed: 'Sorry, we do not deliver to this country.',
  firstNameMissing: 'Enter a first name',
  lastNameMissing: 'Enter a last name',
  line1Missing: 'Enter a street address',
  zipCodeElsewhere: (state: string) => `This ZIP code is not in ${state}. Please check it and the state.`,
} as const

/** What the town of an address is called in a country, and what is said where it is missing. */
export const cityMissingTexts = {
  City: 'Enter a city',
  Suburb: 'Enter a suburb',
  'Town or city': 'Enter a town or city',
  District: 'Enter a district',
} as const

/** The same for the part of the country. */
export const regionMissingTexts = {
  Region: 'Enter a region',
  State: 'Enter a state',
  Province: 'Enter a province',
  County: 'Enter a county',
  Prefecture: 'Enter a prefecture',
  Department: 'Enter a department',
  Emirate: 'Enter an emirate',
} as const

/** Said where it is none of those that the country has. */
export const regionUnknownTexts: Readonly<Record<keyof typeof regionMissingTexts, string>> = {
  Region: 'Select a region',
  State: 'Select a state',
  Province: 'Select a province',
  County: 'Select a county',
  Prefecture: 'Select a prefecture',
  Department: 'Select a department',
  Emirate: 'Select an emirate',
}

/** What the code of a place is called in a country, and what is said where it is missing. */
export const postalCodeMissingTexts = {
  'Postal code': 'Enter a postal code',
  'ZIP code': 'Enter a ZIP code',
  Postcode: 'Enter a postcode',
  'PIN code': 'Enter a PIN code',
  Eircode: 'Enter an eircode',
  CEP: 'Enter a CEP',
} as const

/** Said where it is not written as that country writes it. */
export const postalCodeWrongTexts: Readonly<
  Record<keyof typeof postalCodeMissingTexts, (example: string) => string>
> = {
  'Postal code': (example) => `Enter a valid postal code, such as ${example}`,
  'ZIP code': (example) => `Enter a valid ZIP code, such as ${example}`,
  Postcode: (example) => `Enter a valid postcode, such as ${example}`,
  'PIN code': (example) => `Enter a valid PIN code, such as ${example}`,
  Eircode: (example) => `Enter a valid eircode, such as ${example}`,
  CEP: (example) => `Enter a valid CEP, such as ${example}`,
}
