/** How a shop shows what buyers say of its products. */
export interface ReviewSettings {
  /** Whether buyers can write, and what they wrote is shown. */
  readonly isNative: boolean
  /** Whether reviews that came as a file are shown. */
  readonly isImported: boolean
  /** Whether an owner looks at each before it is shown. */
  readonly needApproval: boolean
  /** So many days after a delivery buyers are asked by mail; 0: they are not. */
  readonly requestDays: number
  /** How the shop makes sure that reviewers bought the product; '': the usual words. */
  readonly checkedText: string
}

/** What a shop does whose owner set nothing. */
export const usualReviews: ReviewSettings = {
  isNative: false,
  isImported: false,
  needApproval: true,
  requestDays: 14,
  checkedText: '',
}

/** Whether a shop shows reviews of any kind. */
export function showsReviews({
  store: { reviews },
}: {
  readonly store: { readonly reviews?: ReviewSettings | undefined }
}): boolean {
  return reviews !== undefined && (reviews.isNative || reviews.isImported)
}

/** Where reviews come from that are shown. */
export function shownSources({ isNative, isImported }: ReviewSettings): readonly ('native' | 'imported')[] {
  return [...(isNative ? (['native'] as const) : []), ...(isImported ? (['imported'] as const) : [])]
}
