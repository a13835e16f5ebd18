import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteStore } from '@vitrine/store/store'
import { type Static, Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import type { Mailer } from '../services/mailer.ts'
import { atPanelHost } from '../services/panel-host.ts'
import type { Services } from '../services/services.ts'
import { type LinkPurpose, linkPurposes, makeAccountLink } from './owner-link.ts'
import { composeLinkMail, hiddenLinkMail } from './owner-link-mail.ts'

const linkMail = Type.Object({ email: Type.String(), askedAtMs: Type.Number() })

/** What the outbox keeps of a link that was asked for: never the link, and nothing of whether somebody has the address. */
export type LinkMailPayload = Static<typeof linkMail>

/**
 * Makes a link for an owner, and mails it, if an account that is not disabled has the address. Each attempt
 * makes a link of its own, as none is kept; one that comes too late for the person who waits is given up.
 */
export function sendOwnerLink(
  purpose: LinkPurpose,
  mailer: Mailer,
  services: Pick<Services, 'clock' | 'newToken' | 'publicUrl' | 'panelHost'>,
  lookOf: LookOf,
): JobHandler {
  const linkMails = defineJob(linkPurposes[purpose].mailJobKind, linkMail)
  return async ({ id, payload, store, nowMs }) => {
    const { email, askedAtMs } = linkMails.read(payload)
    const account = await findReader(store, email)
    // The link of a mail that went out stays as it is.
    if (!account || (await store.mail.find(id))) return
    if (nowMs > askedAtMs + linkPurposes[purpose].minutes * 60_000) throw new PermanentJobError(lateText)
    if (mailer.transport === 'mailbox') throw new PermanentJobError('There is no mail server: set SMTP_URL.')
    const site = await store.site.read()
    const origin = homeOriginOf(site, services.publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')

    const look = await lookOf(site)
    const linkUrl = await store.transaction(async (tables) => {
      const found = await tables.accounts.lock(account.id)
      return found && isAsRead(found, account)
        ? makeAccountLink(purpose, tables, found, { origin, services })
        : null
    })
    if (linkUrl === null) return
    const panelUrl = atPanelHost(linkUrl, site, services.panelHost)
    const letter = composeLinkMail(purpose, { site, email: account.email, linkUrl, panelUrl, look })
    const mail = { id, ...mailFacts(purpose, letter), ...letter }
    await deliver(mailer, mail, {
      store,
      nowMs,
      kept: { ...mail, ...hiddenLinkMail(purpose, account.email) },
    })
  }
}

const lateText = 'The link was asked for too long ago. Ask for another at the sign-in page.'

async function findReader({ accounts }: SiteStore, email: string): Promise<Account | null> {
  const account = await accounts.findByEmail(email)
  return account && !account.isDisabled ? account : null
}

/** Whether a link that was asked for still goes to whoever asked: what ended their links meanwhile ends this one. */
function isAsRead(found: Account, read: Account): boolean {
  return !found.isDisabled && found.email === read.email && found.passwordHash === read.passwordHash
}
