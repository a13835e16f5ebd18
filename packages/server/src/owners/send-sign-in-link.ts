import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteStore } from '@vitrine/store/store'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import type { LookOf } from '../mail/mail-look.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Services } from '../services/services.ts'
import { makeSignInLink, signInLinkMinutes } from './sign-in-link.ts'
import { composeSignInMail, hiddenSignInMail } from './sign-in-mail.ts'

/** The kind of the jobs that make and mail a link that signs in. */
export const signInMailJobKind = 'sign-in-mail'

/** What the outbox keeps of a link that was asked for: never the link, and nothing of whether somebody has the address. */
export interface SignInMailPayload {
  readonly email: string
  readonly askedAtMs: number
}

/**
 * Makes a link that signs in, and mails it, if an account that is not disabled has the address (the job `sign-in-mail`). Each attempt
 * makes a link of its own, as none is kept; one that comes too late for the person who waits is given up.
 */
export function sendSignInLink(
  mailer: Mailer,
  services: Pick<Services, 'clock' | 'newToken' | 'publicUrl'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { email, askedAtMs } = readSignInMailPayload(payload)
    const account = await findReader(store, email)
    // The link of a mail that went out stays as it is.
    if (!account || (await store.mail.find(id))) return
    if (nowMs > askedAtMs + signInLinkMinutes * 60_000) throw new PermanentJobError(lateText)
    if (mailer.transport === 'mailbox') throw new PermanentJobError('There is no mail server: set SMTP_URL.')
    const site = await store.site.read()
    const origin = homeOriginOf(site, services.publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')

    const look = await lookOf(site)
    const linkUrl = await makeSignInLink(store, account, { origin, services })
    const letter = composeSignInMail({ site, email: account.email, linkUrl, look })
    const mail = { id, orderId: null, ...letter }
    await deliver(mailer, mail, { store, nowMs, kept: { ...mail, ...hiddenSignInMail(account.email) } })
  }
}

const lateText = 'The link was asked for too long ago. Ask for another at the sign-in page.'

async function findReader({ accounts }: SiteStore, email: string): Promise<Account | null> {
  const account = await accounts.findByEmail(email)
  return account && !account.isDisabled ? account : null
}

/** Reads what the outbox keeps of a link that was asked for. */
export function readSignInMailPayload(payload: unknown): SignInMailPayload {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const { email, askedAtMs } = fields
  if (typeof email !== 'string' || typeof askedAtMs !== 'number')
    throw new Error('A sign-in link is to be mailed, but it does not say to whom.')
  return { email, askedAtMs }
}
