import type { HourlyNotice } from '../../mail/hourly-notice.ts'

/** The mail that tells an owner of reviews that wait. */
export const reviewNotice = {
  jobKind: 'review-notice',
  reason: 'reviews',
  waiting: 'reviews',
} as const satisfies HourlyNotice
