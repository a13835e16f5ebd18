import type { HourlyNotice } from '../../mail/hourly-notice.ts'

/** The mail that tells an owner of comments that wait. */
export const commentNotice = {
  jobKind: 'comment-notice',
  reason: 'comments',
  waiting: 'comments that wait',
} as const satisfies HourlyNotice
