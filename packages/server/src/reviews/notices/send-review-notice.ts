import type { LookOf } from '@vitrine/domain/mail/mail-look'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { type NoticeWords, sendHourly } from '../../mail/send-hourly-notice.ts'
import type { Mailer } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { reviewNotice } from './review-notice.ts'

/** Tells an owner how many reviews wait (the job `review-notice`). */
export function sendReviewNotice(
  mailer: Mailer,
  services: Pick<Services, 'publicUrl' | 'panelHost'>,
  lookOf: LookOf,
): JobHandler {
  const words = {
    countOf: (store) => store.reviews.countPending(),
    subjectOf: (count, say) =>
      count === 1 ? say('A review waits for you') : say('{count} reviews wait for you', { count }),
    paragraph: 'Visitors see a review when you have approved it.',
    path: 'reviews',
  } satisfies NoticeWords
  return sendHourly(reviewNotice, words, { mailer, services, lookOf })
}
