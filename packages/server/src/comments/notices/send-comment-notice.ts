import { sayIn } from '@vitrine/site/words/visitor-words'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { composeLetter } from '../../mail/compose-letter.ts'
import { deliver } from '../../mail/deliver.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import type { LookOf } from '../../mail/mail-look.ts'
import { ownersAddress } from '../../mail/owners-address.ts'
import type { Mailer } from '../../services/mailer.ts'
import { panelLink } from '../../services/panel-link.ts'
import type { Services } from '../../services/services.ts'

/** Tells an owner how many comments wait (the job `comment-notice`). What visitors wrote is not in it. */
export function sendCommentNotice(
  mailer: Mailer,
  services: Pick<Services, 'publicUrl' | 'panelHost'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, store, nowMs }) => {
    const site = await store.site.read()
    const count = await store.comments.countPending()
    const to = await ownersAddress(site, store)
    // They were judged meanwhile, or nobody is to be told any more, or nobody owns the site yet.
    if (count === 0 || !site.comments.tellsOwner || to === null) return
    const { linkUrl, panelUrl } = panelLink('comments', site, services)
    const say = sayIn(site.language)
    const subject =
      count === 1 ? say('A comment waits for you') : say('{count} comments wait for you', { count })
    const letter = {
      to,
      fromAddress: to,
      subject,
      paragraphs: ['Visitors see a comment when you have approved it.'],
      link: panelUrl === null ? null : { label: 'Open it in the panel', url: panelUrl },
    }
    const composed = composeLetter({ site, linkUrl, look: await lookOf(site) }, letter)
    await deliver(mailer, { id, ...mailFacts('comments', composed), ...composed }, { store, nowMs })
  }
}
