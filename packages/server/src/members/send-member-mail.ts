import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { accountChangeTexts } from '@vitrine/domain/members/account-change-texts'
import type { AccountMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import type { MemberLink } from '@vitrine/store/members/members'
import type { SiteStore } from '@vitrine/store/store'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { composeMemberMail } from '../mail/member-mail.ts'
import { joinPath } from '../pages/locks/plan-cards.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { memberLinkPath } from './member-link.ts'
import { isMemberChange } from './tell-change.ts'
import { erasedChange } from './tell-erasure.ts'

/** Writes such a mail and sends it: which one it is hangs on whether the address has an account, which only its reader learns. */
export function sendMemberMail(
  mailer: Mailer,
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const asked = readPayload(payload)
    const found = await findMail(store, asked, nowMs)
    if (!found) return
    const { mail, to, link, path: otherPath = '/account', changes = [], isForgotten = false } = found
    const { site } = await siteFor(store, asked.language)
    const origin = visitorOriginOf(site, publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const place = { site, origin, look: await lookOf(site), to, changes }
    if (isForgotten) {
      const farewell = composeMemberMail(mail, { ...place, url: '' })
      return mailer.send({ id, ...mailFacts('account', farewell), ...farewell })
    }
    const path = link ? memberLinkPath(link.purpose, link.id, { secret, websiteId: site.id }) : otherPath
    const letter = composeMemberMail(mail, { ...place, url: origin + path })
    const facts = mailFacts('account', letter)
    // The link is for its reader alone; where no mail goes out, the mailbox is where it is read.
    const copy = composeMemberMail(mail, { ...place, url: '' })
    const outgoing = { id, ...facts, ...letter }
    const kept = mailer.transport === 'mailbox' ? outgoing : { id, ...facts, ...copy }
    await deliver(mailer, outgoing, { store, nowMs, kept })
  }
}

/** What a job says. */
interface AskedMail {
  readonly linkId: string
  readonly change: string
  readonly to: string
  readonly ended: readonly string[]
  /** In which it was asked for; undefined: the site's own. */
  readonly language: string | undefined
}

/** What is to be written to whom. */
interface FoundMail {
  readonly mail: AccountMailKind
  readonly to: string
  readonly link?: MemberLink
  /** Where it leads without such a link; the account where it is left out. */
  readonly path?: string
  readonly changes?: readonly string[]
  /** Whoever reads it was erased: it links to nothing, and nothing of it is kept. */
  readonly isForgotten?: boolean
}

async function findMail(
  store: Pick<SiteStore, 'members' | 'memberLinks' | 'membershipPlans'>,
  { linkId, change, to, ended }: AskedMail,
  nowMs: number,
): Promise<FoundMail | null> {
  if (change === erasedChange)
    return { mail: 'account-erased', to, changes: endedTexts(ended), isForgotten: true }
  if (isMemberChange(change)) return { mail: 'account-changed', to, changes: [accountChangeTexts[change]] }
  const link = await store.memberLinks.find(linkId, nowMs)
  return link ? mailFor(store, link) : null
}

function endedTexts(ended: readonly string[]): readonly string[] {
  return ended.length === 0 ? [] : [`These memberships ended with it: ${ended.join('; ')}.`]
}

async function mailFor(
  { members, membershipPlans }: Pick<SiteStore, 'members' | 'membershipPlans'>,
  link: MemberLink,
): Promise<FoundMail | null> {
  const { email: to, purpose, memberId, signUp } = link
  const holder = await members.findByEmail(to)
  if (purpose === 'reset') return holder && !holder.isLocked ? { mail: 'account-reset', to, link } : null
  const joins = signUp?.joins
  const plan = joins && (await membershipPlans.find(joins.planId))
  const changes = plan ? [`Membership: ${plan.name}`] : []
  if (holder) {
    const path = joins && plan ? joinPath({ plan: plan.id, to: joins.to }) : '/account'
    return { mail: 'account-known', to, path, changes: plan ? [`To join ${plan.name}, sign in.`] : [] }
  }
  if (purpose === 'confirm') {
    const joining = signUp?.passwordHash === '' ? 'account-invited' : 'account-join'
    return { mail: plan ? joining : 'account-confirm', to, link, changes }
  }
  const mover = memberId === null ? undefined : await members.find(memberId)
  return mover && !mover.isLocked ? { mail: 'account-move', to, link } : null
}

function readPayload(payload: unknown): AskedMail {
  if (typeof payload === 'object' && payload !== null) {
    const given = new Map<string, unknown>(Object.entries(payload))
    const text = (key: string) => String(given.get(key) ?? '')
    if (given.has('linkId') || given.has('change'))
      return {
        linkId: text('linkId'),
        change: text('change'),
        to: text('to'),
        ended: textsOf(given.get('ended')),
        language: text('language') || undefined,
      }
  }
  throw new Error('A mail about an account is to be sent, but the job does not say which.')
}

function textsOf(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.map(String) : []
}
