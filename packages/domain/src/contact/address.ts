/** A postal address; which fields a country needs is in `country-formats.ts`. */
export interface Address {
  readonly firstName: string
  readonly lastName: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly phone: string
}
