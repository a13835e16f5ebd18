import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { MemberLink } from '@vitrine/store/members/members'
import type { SiteStore } from '@vitrine/store/store'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import type { LookOf } from '../mail/mail-look.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { memberLinkPath } from './member-link.ts'
import { composeMemberMail, type MemberMail } from './member-mail.ts'

/** The kind of the jobs that mail something about an account to a customer. */
export const memberMailKind = 'member-mail'

/** Writes such a mail and sends it: which one it is hangs on whether the address has an account, which only its reader learns. */
export function sendMemberMail(
  mailer: Mailer,
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const link = await store.memberLinks.find(readLinkId(payload), nowMs)
    const mail = link && (await mailFor(store, link))
    if (!link || !mail) return
    const site = await store.site.read()
    const origin = homeOriginOf(site, publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const place = { site, origin, look: await lookOf(site), to: link.email }
    const path =
      mail === 'known' ? '/account' : memberLinkPath(link.purpose, link.id, { secret, websiteId: site.id })
    const letter = composeMemberMail(mail, { ...place, url: origin + path })
    const facts = mailFacts('account', letter)
    // The link is for its reader alone; where no mail goes out, the mailbox is where it is read.
    const copy = composeMemberMail(mail, { ...place, url: '' })
    const outgoing = { id, ...facts, ...letter }
    const kept = mailer.transport === 'mailbox' ? outgoing : { id, ...facts, ...copy }
    await deliver(mailer, outgoing, { store, nowMs, kept })
  }
}

async function mailFor(
  { members }: Pick<SiteStore, 'members'>,
  { email, purpose }: MemberLink,
): Promise<MemberMail | null> {
  const member = await members.findByEmail(email)
  if (purpose === 'confirm') return member ? 'known' : 'confirm'
  return member && !member.isLocked ? 'reset' : null
}

function readLinkId(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'linkId' in payload) {
    const { linkId } = payload
    if (typeof linkId === 'string') return linkId
  }
  throw new Error('A mail about an account is to be sent, but the job does not say which.')
}
