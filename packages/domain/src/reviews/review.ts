/** What somebody says of a product. */
export interface Review {
  /** 24 hex digits. */
  readonly id: string
  readonly productId: string
  /** What the product was called then: it is found by it when it is gone, too. */
  readonly productTitle: string
  readonly status: ReviewStatus
  /** Written here by the link of an order, or taken from a file. */
  readonly source: ReviewSource
  /** What it was written for: each order writes once of a product, each row of a file is taken once. */
  readonly originKey: string
  /** The order that it was written for; null for one of a file. */
  readonly orderId: string | null
  /** 1 to 5. */
  readonly rating: number
  /** Plain text, as it was written; '' for none. */
  readonly title: string
  readonly body: string
  /** '' for one who gave none. */
  readonly authorName: string
  /** For the owner's eyes only; '' where it is not known. */
  readonly authorEmail: string
  readonly createdAtMs: number
  readonly changedAtMs: number
  /** What the shop says to it; '' for nothing. */
  readonly answer: string
}

export type ReviewStatus = (typeof reviewStatuses)[number]
export const reviewStatuses = ['pending', 'public', 'rejected'] as const

/** The states as owners read them. */
export const reviewStatusLabels: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Waiting',
  public: 'Published',
  rejected: 'Rejected',
}

export type ReviewSource = (typeof reviewSources)[number]
export const reviewSources = ['native', 'imported'] as const

/** The sources as owners and visitors read them. */
export const reviewSourceLabels: Readonly<Record<ReviewSource, string>> = {
  native: 'Verified purchase',
  imported: 'Imported',
}

/** Longest texts, in characters. */
export const reviewLimits = { title: 120, body: 5_000, authorName: 80, answer: 5_000 } as const
