import type { HourlyNotice } from '../../mail/hourly-notice.ts'

/** The mail that tells an owner of reviews that wait. */
export const reviewNotice = {
  jobKind: 'review-notice',
  reason: 'reviews',
  waiting: 'reviews that wait',
} as const satisfies HourlyNotice
