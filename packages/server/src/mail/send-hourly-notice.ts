import type { LookOf } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteStore } from '@vitrine/store/store'
import type { JobHandler } from '../jobs/job-handler.ts'
import type { Mailer } from '../services/mailer.ts'
import { panelLink } from '../services/panel-link.ts'
import type { Services } from '../services/services.ts'
import { composeLetter } from './compose-letter.ts'
import { deliver } from './deliver.ts'
import type { HourlyNotice } from './hourly-notice.ts'
import { mailFacts } from './mail-facts.ts'
import { ownersAddress } from './owners-address.ts'

/** What a mail about something that waits says, and where it is looked at. */
export interface NoticeWords {
  /** Whether, and how many wait; 0 where nobody is to be told. */
  readonly countOf: (store: SiteStore, site: Site) => Promise<number>
  readonly subjectOf: (count: number, say: Say) => string
  readonly paragraph: string
  readonly path: string
}

/** Tells an owner how many wait. What visitors wrote is not in it. */
export function sendHourly(
  { reason }: HourlyNotice,
  { countOf, subjectOf, paragraph, path }: NoticeWords,
  {
    mailer,
    services,
    lookOf,
  }: {
    readonly mailer: Mailer
    readonly services: Pick<Services, 'publicUrl' | 'panelHost'>
    readonly lookOf: LookOf
  },
): JobHandler {
  return async ({ id, store, nowMs }) => {
    const site = await store.site.read()
    const count = await countOf(store, site)
    const to = await ownersAddress(site, store)
    // They were judged meanwhile, or nobody is to be told any more, or nobody owns the site yet.
    if (count === 0 || to === null) return
    const { linkUrl, panelUrl } = panelLink(path, site, services)
    const letter = {
      to,
      fromAddress: to,
      subject: subjectOf(count, sayIn(site.language)),
      paragraphs: [paragraph],
      link: panelUrl === null ? null : { label: 'Open it in the panel', url: panelUrl },
    }
    const composed = composeLetter({ site, linkUrl, look: await lookOf(site) }, letter)
    await deliver(mailer, { id, ...mailFacts(reason, composed), ...composed }, { store, nowMs })
  }
}
