import { emailKey } from '@vitrine/domain/contact/email-address'
import { type MemberLinkPurpose, memberLimits, type SignUp } from '@vitrine/domain/members/member'
import { languageToKeep } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import type { Services } from '../services/services.ts'
import { memberMailKind } from './member-mail-kind.ts'

/** Mails that one address is sent for strangers, whoever they are; and for one who is known. */
const mailLimit = { max: 4, windowMs: 3_600_000 }

/** Whom a link goes to, and what it does. */
interface AskedMail {
  readonly email: string
  readonly purpose: MemberLinkPurpose
  /** What an account is to be made of. */
  readonly signUp?: SignUp
  /** Whose account is to have this address. */
  readonly memberId?: string
  /** Who is known, and has a count of their own; left out: a stranger. */
  readonly askedBy?: string
}

/** Whether a mail is on its way, and if not, when the next may be asked for. */
type Counted = Awaited<ReturnType<SiteTables['rateLimits']['take']>>

interface AskContext {
  readonly services: Pick<Services, 'clock' | 'newId'>
  /** As it is read by who asks: the mail is in that language. */
  readonly site: Site
}

/**
 * Has a link mailed to an address. Whether it has an account is looked up by the job that writes the mail: until then the work is the
 * same, and so is the answer. Beyond the limit nothing is sent; a stranger is told nothing of that either.
 */
export async function askForMail(
  { store, services, site }: Pick<Exchange, 'store' | 'services' | 'site'>,
  asked: AskedMail,
): Promise<Counted> {
  return store.transaction((tables) => askForMailIn(tables, asked, { services, site }))
}

/** The same within a transaction. */
export async function askForMailIn(
  { rateLimits, memberLinks, jobs }: Pick<SiteTables, 'rateLimits' | 'memberLinks' | 'jobs'>,
  { email: given, purpose, signUp, memberId, askedBy }: AskedMail,
  { services, site }: AskContext,
): Promise<Counted> {
  const email = emailKey(given)
  const nowMs = services.clock()
  const key = askedBy === undefined ? `member-mail-to:${hashToken(email)}` : `member-mail-by:${askedBy}`
  const counted = await rateLimits.take(key, { ...mailLimit, nowMs })
  if (!counted.allowed) return counted
  const id = services.newId()
  await memberLinks.save({
    id,
    email,
    purpose,
    signUp: signUp ?? null,
    memberId: memberId ?? null,
    expiresAtMs: nowMs + memberLimits.linkMs[purpose],
  })
  await jobs.enqueue({
    // As the link, with which its mail is removed.
    id,
    kind: memberMailKind,
    payload: { linkId: id, ...languageToKeep(site) },
    runAtMs: nowMs,
    mail: mailFacts('account', { to: email, subject: '' }),
  })
  return counted
}
