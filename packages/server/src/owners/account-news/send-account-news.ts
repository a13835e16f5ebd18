import type { LookOf, MailLook } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import { type JobHandler, PermanentJobError } from '../../jobs/job-handler.ts'
import { composeLetter } from '../../mail/compose-letter.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { deliver } from '../../mail/deliver.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import type { Mailer } from '../../services/mailer.ts'
import { atPanelHost } from '../../services/panel-host.ts'
import type { Services } from '../../services/services.ts'
import { type AccountNewsPayload, accountNewsTexts, readAccountNews } from './account-news.ts'

/** Tells somebody who works on the site what was changed of their account, so that they hear of it where it was not them. */
export function sendAccountNews(
  mailer: Mailer,
  services: Pick<Services, 'publicUrl' | 'panelHost'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const site = await store.site.read()
    const origin = homeOriginOf(site, services.publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const linkUrl = `${origin}/config/account`
    const panelUrl = atPanelHost(linkUrl, site, services.panelHost)
    const look = await lookOf(site)
    const letter = composeAccountNews(readAccountNews(payload), { site, linkUrl, panelUrl, look })
    const mail = { id, ...mailFacts('staff-account', letter), ...letter }
    await deliver(mailer, mail, { store, nowMs, kept: mail })
  }
}

interface NewsPlace {
  readonly site: Site
  /** At the site. */
  readonly linkUrl: string
  /** Where the panel is. */
  readonly panelUrl: string
  readonly look: MailLook
}

function composeAccountNews(
  { news, to }: AccountNewsPayload,
  { site, linkUrl, panelUrl, look }: NewsPlace,
): ComposedMail {
  const subject = visitorWords(site.language).sayComposed(`Your account at ${site.title} was changed`)
  const letter = {
    to,
    subject,
    paragraphs: [accountNewsTexts[news], news === 'email' ? unlessYouMoved : unlessYou],
    link: { label: 'To your account', url: panelUrl },
    footer: [site.sender.footerLine].filter(Boolean),
  }
  return composeLetter({ site, linkUrl, look }, letter)
}

/** A link for a password goes to the new address, which a stranger may have put there. */
const unlessYouMoved =
  'If this was not you, tell the owner of the site at once: they can remove the account and invite you anew.'

const unlessYou =
  'If this was not you, let a link for a new password be mailed at the sign-in page, and tell the owner of the site at once.'
