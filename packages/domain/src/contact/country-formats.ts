import { familyNameFirst, orderOfParts } from './address-lines.ts'
import type { cityMissingTexts, postalCodeMissingTexts, regionMissingTexts } from './address-texts.ts'
import { type Region, regionsOf } from './regions.ts'

/** What the parts of an address are called in a country. */
interface PlaceLabels {
  readonly city: keyof typeof cityMissingTexts
  readonly region: keyof typeof regionMissingTexts
  readonly postalCode: keyof typeof postalCodeMissingTexts
}

/** A part of an address below the street. */
export type PlaceField = 'city' | 'region' | 'postalCode'

/** How an address of a country is asked for and checked. */
export interface AddressFormat {
  /** The fields below the street, in the country's order; what is not used there is left out. */
  readonly places: readonly PlaceField[]
  readonly labels: PlaceLabels
  readonly required: readonly PlaceField[]
  /** What a postal code looks like; null where anything goes. */
  readonly postalPattern: RegExp | null
  /** The letters of the country that may stand before its postal codes, as in DK-1050; '' where none do. */
  readonly postalPrefix: string
  readonly postalExample: string
  /** Whether the street is asked for after them, as where addresses go from the largest part to the smallest. */
  readonly isStreetLast: boolean
  readonly isFamilyNameFirst: boolean
  /** Choices for the region; empty where it is written freely. */
  readonly regions: readonly Region[]
  /** Whether postal codes are digits only, for the keyboard of a phone. */
  readonly hasNumericPostalCode: boolean
}

/** Formats that were asked for: a cart that is priced asks for its country's some times. There are 676 such codes. */
const formats = new Map<string, AddressFormat>()

/** The address format of a country (ISO 3166-1 alpha-2); a lenient one for countries without a row. */
export function addressFormat(country: string): AddressFormat {
  const known = formats.get(country)
  if (known) return known
  const made = makeFormat(country)
  if (/^[A-Z]{2}$/.test(country)) formats.set(country, made)
  return made
}

/** Whether an address of a country says in which state or region it is; of one without a country that is not known yet. */
export function writesRegion(country: string): boolean {
  return country === '' || addressFormat(country).places.includes('region')
}

function makeFormat(country: string): AddressFormat {
  const row = (Object.hasOwn(rows, country) ? rows[country] : undefined) ?? otherFormat(country)
  return {
    places: row.places.split(' ').map((each) => placeLetters[each.toUpperCase()] ?? 'city'),
    labels: {
      city: row.city ?? 'City',
      region: row.region ?? 'Region',
      postalCode: row.postal ?? 'Postal code',
    },
    required: row.places
      .split(' ')
      .flatMap((each) => (each === each.toUpperCase() ? (placeLetters[each] ?? []) : [])),
    isStreetLast: orderOfParts(country).at(-1) === 'street',
    isFamilyNameFirst: familyNameFirst.has(country),
    postalPattern: row.pattern ? new RegExp(`^(?:${row.pattern})$`, 'i') : null,
    postalPrefix: row.prefix ?? '',
    postalExample: row.example ?? '',
    regions: regionsOf(country),
    hasNumericPostalCode: /^[\d\s]+$/.test(row.example ?? ''),
  }
}

/** Puts a postal code that a visitor typed into one shape: single spaces, capitals. */
export function tidyPostalCode(postalCode: string): string {
  return postalCode.trim().replace(/\s+/g, ' ').toUpperCase()
}

const placeLetters: Readonly<Record<string, PlaceField>> = { C: 'city', R: 'region', P: 'postalCode' }

/**
 * `places`: C city, R region, P postal code, in the country's order; a capital letter is required, a small one is not. `pattern`
 * is matched against the whole postal code, capitals or not; `prefix` are letters of the country in it that say no more than its name.
 */
interface FormatRow {
  readonly places: string
  readonly city?: PlaceLabels['city']
  readonly region?: PlaceLabels['region']
  readonly postal?: PlaceLabels['postalCode']
  readonly pattern?: string
  readonly prefix?: string
  readonly example?: string
}

/** The order of a country without a row of its own; only its city is required. */
function otherFormat(country: string): FormatRow {
  const letters = { city: 'C', region: 'r', postalCode: 'p', street: '' } as const
  const known = orderOfParts(country)
    .map((part) => letters[part])
    .filter(Boolean)
  // Of some countries no more is known than that they have cities.
  return { places: known.length > 1 && known.includes('C') ? known.join(' ') : 'C r p' }
}

const fourDigits = { pattern: '\\d{4}', example: '1000' }
const fiveDigits = { pattern: '\\d{5}', example: '10115' }
const threeAndTwo = { pattern: '\\d{3} ?\\d{2}', example: '110 00' }

const rows: Readonly<Record<string, FormatRow>> = {
  US: {
    places: 'C R P',
    region: 'State',
    postal: 'ZIP code',
    pattern: '\\d{5}(?:-\\d{4})?',
    example: '10001',
  },
  CA: {
    places: 'C R P',
    region: 'Province',
    pattern: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
    example: 'M5V 3L9',
  },
  AU: {
    places: 'C R P',
    city: 'Suburb',
    region: 'State',
    postal: 'Postcode',
    ...fourDigits,
    example: '2000',
  },
  NZ: { places: 'C P', postal: 'Postcode', ...fourDigits, example: '6011' },
  GB: {
    places: 'C r P',
    city: 'Town or city',
    region: 'County',
    postal: 'Postcode',
    pattern: 'GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
    example: 'SW1A 1AA',
  },
  IE: {
    places: 'C r p',
    city: 'Town or city',
    region: 'County',
    postal: 'Eircode',
    pattern: '[AC-FHKNPRTV-Y]\\d[\\dW] ?[\\dAC-FHKNPRTV-Y]{4}',
    example: 'D02 AF30',
  },
  DE: { places: 'P C', ...fiveDigits },
  AT: { places: 'P C', ...fourDigits, example: '1010' },
  CH: { places: 'P C', ...fourDigits, example: '8001' },
  LI: { places: 'P C', ...fourDigits, example: '9490' },
  LU: { places: 'P C', pattern: '(?:L-?)?\\d{4}', prefix: 'L', example: '1009' },
  FR: { places: 'P C', ...fiveDigits, example: '75002' },
  MC: { places: 'P C', ...fiveDigits, example: '98000' },
  BE: { places: 'P C', ...fourDigits },
  NL: { places: 'P C', postal: 'Postcode', pattern: '[1-9]\\d{3} ?[A-Z]{2}', example: '1012 JS' },
  DK: { places: 'P C', pattern: '(?:DK-?)?\\d{4}', prefix: 'DK', example: '1050' },
  NO: { places: 'P C', ...fourDigits, example: '0150' },
  SE: { places: 'P C', ...threeAndTwo, example: '111 22' },
  FI: { places: 'P C', ...fiveDigits, example: '00100' },
  IS: { places: 'P C', pattern: '\\d{3}', example: '101' },
  ES: { places: 'P C R', region: 'Province', ...fiveDigits, example: '28013' },
  PT: { places: 'P C', pattern: '\\d{4}-\\d{3}', example: '1000-205' },
  IT: { places: 'P C R', region: 'Province', ...fiveDigits, example: '00144' },
  GR: { places: 'P C', ...threeAndTwo, example: '105 57' },
  PL: { places: 'P C', pattern: '\\d{2}-\\d{3}', example: '00-950' },
  CZ: { places: 'P C', ...threeAndTwo },
  SK: { places: 'P C', ...threeAndTwo, example: '811 01' },
  HU: { places: 'C P', ...fourDigits, example: '1051' },
  SI: { places: 'P C', ...fourDigits },
  HR: { places: 'P C', ...fiveDigits, example: '10000' },
  RO: { places: 'P C r', region: 'County', pattern: '\\d{6}', example: '010065' },
  BG: { places: 'P C', ...fourDigits },
  EE: { places: 'P C', ...fiveDigits, example: '10111' },
  LV: { places: 'C P', pattern: 'LV-\\d{4}', prefix: 'LV', example: 'LV-1050' },
  LT: { places: 'P C', pattern: '(?:LT-)?\\d{5}', prefix: 'LT', example: 'LT-01100' },
  MT: { places: 'C P', pattern: '[A-Z]{3} ?\\d{2,4}', example: 'VLT 1117' },
  CY: { places: 'P C', ...fourDigits, example: '1010' },
  TR: { places: 'P C R', region: 'Province', ...fiveDigits, example: '34122' },
  UA: { places: 'C r P', ...fiveDigits, example: '01001' },
  IL: { places: 'C p', pattern: '\\d{5}(?:\\d{2})?', example: '9614303' },
  ZA: { places: 'C r P', region: 'Province', ...fourDigits, example: '8001' },
  IN: {
    places: 'C R P',
    region: 'State',
    postal: 'PIN code',
    pattern: '[1-9]\\d{2} ?\\d{3}',
    example: '110001',
  },
  JP: {
    places: 'P R C',
    region: 'Prefecture',
    pattern: '\\d{3}-?\\d{4}',
    example: '100-0001',
  },
  CN: { places: 'P R C', region: 'Province', pattern: '\\d{6}', example: '100000' },
  HK: { places: 'C', city: 'District' },
  SG: { places: 'P', pattern: '\\d{6}', example: '018956' },
  MY: { places: 'P C R', region: 'State', postal: 'Postcode', ...fiveDigits, example: '50000' },
  TH: { places: 'C R P', region: 'Province', ...fiveDigits, example: '10200' },
  PH: { places: 'C r P', region: 'Province', ...fourDigits },
  ID: { places: 'C R P', region: 'Province', ...fiveDigits, example: '10110' },
  KR: { places: 'R C P', region: 'Province', ...fiveDigits, example: '03051' },
  TW: { places: 'P C', pattern: '\\d{3}(?:\\d{2,3})?', example: '100' },
  VN: { places: 'C R p', region: 'Province' },
  MX: { places: 'P C R', region: 'State', ...fiveDigits, example: '06000' },
  BR: { places: 'P C R', region: 'State', postal: 'CEP', pattern: '\\d{5}-?\\d{3}', example: '01001-000' },
  AR: {
    places: 'P C R',
    region: 'Province',
    pattern: '[A-Z]?\\d{4}(?:[A-Z]{3})?',
    example: 'C1002',
  },
  CO: { places: 'C R p', region: 'Department', pattern: '\\d{6}', example: '110111' },
  CL: { places: 'P C R', pattern: '\\d{7}|\\d{3}-\\d{4}', example: '8340457' },
  AE: { places: 'C R', region: 'Emirate' },
  SA: { places: 'C p', pattern: '\\d{5}(?:-\\d{4})?', example: '11564' },
  PR: { places: 'C P', postal: 'ZIP code', pattern: '00[679]\\d{2}(?:-\\d{4})?', example: '00901' },
  GU: { places: 'C P', postal: 'ZIP code', pattern: '969\\d{2}(?:-\\d{4})?', example: '96910' },
  VI: { places: 'C P', postal: 'ZIP code', pattern: '008\\d{2}(?:-\\d{4})?', example: '00802' },
}
