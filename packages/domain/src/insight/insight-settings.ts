/** What an owner set about counting visits. */
export interface InsightSettings {
  /** Whether visits are counted at all. */
  readonly isOn: boolean
  /** Whether visitors who allow it are known again by cookies; else a visit is known for its day alone, and nothing is kept in browsers. */
  readonly usesCookies: boolean
  /** How many months the counts of a day are kept, 1 to 60. */
  readonly keptMonths: number
}

/** What is set until an owner sets it: counted, without a cookie. */
export const usualInsight: InsightSettings = { isOn: true, usesCookies: false, keptMonths: 25 }
