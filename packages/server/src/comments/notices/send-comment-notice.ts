import type { LookOf } from '@vitrine/domain/mail/mail-look'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { type NoticeWords, sendHourly } from '../../mail/send-hourly-notice.ts'
import type { Mailer } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { commentNotice } from './comment-notice.ts'

/** Tells an owner how many comments wait (the job `comment-notice`). */
export function sendCommentNotice(
  mailer: Mailer,
  services: Pick<Services, 'publicUrl' | 'panelHost'>,
  lookOf: LookOf,
): JobHandler {
  const words = {
    countOf: async (store, { comments }) => (comments.tellsOwner ? store.comments.countPending() : 0),
    subjectOf: (count, say) =>
      count === 1 ? say('A comment waits for you') : say('{count} comments wait for you', { count }),
    paragraph: 'Visitors see a comment when you have approved it.',
    path: 'comments',
  } satisfies NoticeWords
  return sendHourly(commentNotice, words, { mailer, services, lookOf })
}
