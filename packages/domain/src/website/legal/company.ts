/** Who makes goods, or answers for them in the European market: kept once, and chosen per product (Regulation 2023/988, article 19). */
export interface Company {
  readonly key: string
  /** Its name, trade name or mark. */
  readonly name: string
  /** Postal address; lines are kept. */
  readonly address: string
  /** An e-mail address, or an address of the web. */
  readonly contact: string
}

/** Companies that a site keeps. */
export const mostCompanies = 500
