/** How often and how long buyers may download what they bought; null: without a limit. */
export interface DownloadTerms {
  /** Downloads for each file. */
  readonly perFile: number | null
  /** Days from the delivery on. */
  readonly days: number | null
  /** Whether buyers get a file as it was when they bought it, or as it is now. */
  readonly version: 'newest' | 'bought'
}

/** What holds until an owner says otherwise. */
export const usualDownloadTerms: DownloadTerms = { perFile: 5, days: 7, version: 'newest' }

/** The most that can be set. */
export const downloadTermLimits = { perFile: 1_000, days: 3_650 } as const
