/** A place that may be meant, while somebody types. */
export interface PlaceSuggestion {
  /** By which its details are asked for. */
  readonly placeId: string
  /** Such as `Springfield`. */
  readonly mainText: string
  /** What tells it from others of its name, such as `Illinois, United States`. */
  readonly secondaryText: string
}

/** A place with its address; what is not known of it is ''. */
export interface Place {
  readonly placeId: string
  /** Of a shop or a sight; of a city its own. */
  readonly name: string
  /** Street and number. */
  readonly line1: string
  readonly city: string
  /** As the country's addresses write it: a code where one chooses from a list, else its name. */
  readonly region: string
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly countryName: string
  readonly latitude: number
  readonly longitude: number
}

/** What is typed of a place, and where it is likely to be. */
export interface PlaceQuestion {
  readonly text: string
  /** Cities only, or streets and sights as well where the service knows them. */
  readonly kind: 'city' | 'any'
  /** Places of no other country are wanted; null: of all. */
  readonly country: string | null
  /** Places of this country come first. */
  readonly home: string
  /** The language of names, such as en-US. */
  readonly language: string
}

/** Whose knowledge of places is asked. */
export const placeServices = ['built-in', 'google'] as const
export type PlaceServiceName = (typeof placeServices)[number]

/** Whom to thank for places, as their licences ask. */
export const placeCredits: Readonly<Record<PlaceServiceName, string>> = {
  'built-in': 'Cities by GeoNames, CC BY 4.0',
  google: 'Powered by Google',
}

export const placeText = {
  'place-unknown': 'This place is not known.',
  'place-service-silent': 'Places cannot be looked up at the moment. Please type the address.',
} as const
