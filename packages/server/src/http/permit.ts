import type { Call } from '@vitrine/contract/call'
import { crumbProblemText } from '@vitrine/contract/crumb-problem-text'
import type { CrumbRefusal } from '@vitrine/contract/crumb-refusal'
import { unlockCall } from '@vitrine/contract/pages/lock-calls'
import { isOfPanel } from '@vitrine/contract/panel-path'
import { siteLockedText } from '@vitrine/domain/refusals/refusal-texts'
import { siteScope } from '@vitrine/domain/website/lock'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Account } from '@vitrine/store/owners/accounts'
import type { FastifyRequest } from 'fastify'
import { isPanelHost } from '../services/panel-host.ts'
import type { Services } from '../services/services.ts'
import { networkOf } from './hosts/network-of.ts'
import { passHolder } from './panel-host/panel-request.ts'
import { wantsPage } from './reply/errors.ts'
import { type Answer, type Refusal, redirect, refuse, reply } from './reply/reply.ts'
import { tooMany } from './reply/too-many.ts'
import { goesOnWhileSuspended } from './suspension/goes-on.ts'
import { refuseSuspended, refuseSuspendedKey } from './suspension/refuse-suspended.ts'
import { admitKey, keyOf } from './visitor/api-key.ts'
import { knownAccount } from './visitor/known-device.ts'
import { lacksSecondFactor } from './visitor/lacks-second-factor.ts'
import { signedInAccount, signInOfSession } from './visitor/signed-in-account.ts'
import { hashToken } from './visitor/token-hash.ts'
import { isUnlocked } from './visitor/unlock-cookie.ts'
import { findForgery, issueCrumb, sendsCrumbAhead, type VisitorCookies } from './visitor/visitor.ts'

/** What is answered to whom only owners may ask. */
export const signInFirstText = 'Please sign in.'

/** What is answered to whom a role is wanting. */
export const notAllowedText = 'Your account is not allowed to do this.'

/** A request that is to be let in or turned away. */
export interface Admission {
  readonly call: Call
  readonly request: FastifyRequest
  readonly live: LiveSite
  readonly visitor: VisitorCookies
  readonly services: Services
  readonly isFormPost: boolean
  readonly isHttps: boolean
}

/** Let in, and as whom; or what to answer instead. */
export type Permission =
  | { readonly ok: true; readonly account: Account | null; readonly sessionTokenHash: string | null }
  | { readonly ok: false; readonly reply: Answer; readonly setCookies: readonly string[] }

/**
 * Whether a request can be judged with its body only: scripts of visitors, and their forms, may carry the crumb there. Everybody else
 * is let in or turned away before a byte of it is read.
 */
export function isJudgedByBody({ call, request }: Admission): boolean {
  return call.policy.kind === 'visitor-change' && call.method !== 'GET' && !sendsCrumbAhead(request)
}

/** Holds a request against the policy and limit of its call. */
export async function permit(admission: Admission): Promise<Permission> {
  const { call } = admission
  // No browser sends a key by itself: what comes with one was not forged.
  const isByKey = call.policy.kind === 'owner' && keyOf(admission.request) !== null
  const isSigned = call.policy.kind === 'signed-link'
  const isChange = call.method !== 'GET' && call.policy.kind !== 'public-read' && !isSigned && !isByKey
  const forged = isChange ? refuseForgery(admission) : null
  if (forged) return forged

  const locked = await refuseLocked(admission)
  if (locked) return locked

  const slowedDown = await limitRate(admission)
  if (slowedDown) return slowedDown
  if (call.policy.kind !== 'owner') return { ok: true, account: null, sessionTokenHash: null }
  return keyOf(admission.request) === null ? permitAccount(admission, call.policy) : permitKey(admission)
}

/**
 * Looks again at an owner who was let in before: whoever holds a body or a file back may be removed meanwhile. That they proved lately who
 * they are holds from then on.
 */
export async function permitStill(admission: Admission, permission: Permission): Promise<Permission> {
  const { policy, method } = admission.call
  if (policy.kind !== 'owner' || method === 'GET' || !permission.ok || !permission.account) return permission
  return permitAccount(admission, { ...policy, isConfirmed: false })
}

type OwnerPolicy = Call['policy'] & { readonly kind: 'owner' }

async function permitAccount(
  { call, request, live, visitor, services }: Admission,
  { roles, isConfirmed = false, isOwnAffair = false }: OwnerPolicy,
): Promise<Permission> {
  const nowMs = services.clock()
  const ownHash = visitor.ownerToken === null ? null : hashToken(visitor.ownerToken)
  const sessionTokenHash = passHolder(request.raw) ?? ownHash
  const signIn = sessionTokenHash ? await signInOfSession(live, sessionTokenHash, nowMs) : undefined
  if (!signIn) return turnAway(refuse('signed-out', signInFirstText))
  const { account, session } = signIn
  if (!account.roles.some((role) => roles.includes(role))) {
    return turnAway(refuse('not-allowed', notAllowedText))
  }
  // The account is where a second factor is made; all else waits for it.
  if (!isOwnAffair && (await lacksSecondFactor(live.site, account, live.store)))
    return turnAway(refuse('second-factor-missing', factorFirstText, { needs: 'second-factor' }))
  if (!goesOnWhileSuspended(call) && live.site.suspension)
    return turnAway(refuseSuspended(live.site.suspension))
  const unproved = isConfirmed ? refuseUnproved(session, nowMs) : null
  if (unproved) return turnAway(unproved)
  return { ok: true, account, sessionTokenHash }
}

const factorFirstText = 'Your role needs a second factor. Set it up in your account first.'

/** How long it holds that somebody proved who they are (ASVS 7.5). */
const confirmedForMs = 5 * 60_000

const confirmFirstText = 'Please confirm that it is you.'

/** Refuses who did not prove lately who they are. */
export function refuseUnproved(
  { confirmedAtMs }: { readonly confirmedAtMs: number },
  nowMs: number,
): Refusal | null {
  if (nowMs - confirmedAtMs < confirmedForMs) return null
  return refuse('not-confirmed', confirmFirstText, { needs: 'confirmation' })
}

/** A program with a key reads what the key may read, and changes nothing. */
async function permitKey({ call, request, live, services }: Admission): Promise<Permission> {
  const outcome = await admitKey(keyOf(request) ?? '', {
    right: call.policy.kind === 'owner' && call.method === 'GET' ? (call.policy.key ?? null) : null,
    network: networkOf(request.ip),
    store: live.store,
    nowMs: services.clock(),
  })
  if (outcome !== null) return turnAway(outcome)
  if (live.site.suspension !== null) return turnAway(refuseSuspendedKey())
  return { ok: true, account: null, sessionTokenHash: null }
}

function refuseForgery({
  call,
  request,
  live,
  visitor,
  services,
  isFormPost,
  isHttps,
}: Admission): Permission | null {
  // The public address is that of the site that answers to any host.
  const isHome = live.site.hosts.length === 0 && !isPanelHost(services.panelHost, request.host)
  const publicUrl = isHome ? services.publicUrl : null
  const problem = findForgery(request, visitor, { isFormPost, publicUrl })
  if (problem === null) return null

  const error = crumbProblemText[problem]
  const { crumb, setCookies } = issueCrumb(visitor, isHttps)
  // Storefront clients in the wild read the flag from an answer with status 200 (platform reference, section 3.1).
  const isCompatible = call.policy.kind === 'visitor-change' && !isFormPost
  const answer = isCompatible
    ? reply<CrumbRefusal>({ error, crumbFail: true, crumb })
    : refuse('crumb-wrong', error, { error, crumbFail: true, crumb })
  return { ok: false, reply: answer, setCookies }
}

/** A site behind a lock sells and tells nothing; its owners' calls, and the one that opens it, go on. */
async function refuseLocked(admission: Admission): Promise<Permission | null> {
  const { call, live, request, services, isHttps } = admission
  const { site } = live
  if (!site.lock || isOfPanel(call) || call.path === unlockCall.path) return null
  // Who gets mail of a site may leave its list, whatever the site shows.
  if (call.policy.kind === 'signed-link') return null
  const found = { scope: siteScope, lock: site.lock }
  const key = { secret: services.secret, websiteId: site.id, isHttps }
  if (isUnlocked(request.headers.cookie, found, key)) return null
  const { cookie } = request.headers
  if (await signedInAccount(cookie, live, { isHttps, services, by: 'session-or-pass' })) return null
  return turnAway(wantsPage(request) ? redirect('/') : refuse('site-locked', siteLockedText))
}

async function limitRate(admission: Admission): Promise<Permission | null> {
  const { call, live, services } = admission
  if (call.limit === null) return null
  const { max, windowMs, text } = call.limit
  const key = `${call.name}:${await whoIsCounted(admission)}`
  const taken = await live.store.rateLimits.take(key, { max, windowMs, nowMs: services.clock() })
  return taken.allowed ? null : turnAway(tooMany(taken.retryAfterMs, text))
}

/** The network; in place of it, for sign-in, the account that the browser is known by: who shares a network with an attacker is not held up. */
async function whoIsCounted({ call, request, live, visitor, services }: Admission): Promise<string> {
  const kind = call.limit?.exceptKnownDevices
  if (!kind) return networkOf(request.ip)
  const find = (id: string) => live.store[kind === 'owners' ? 'accounts' : 'members'].find(id)
  const accountId = await knownAccount(kind, visitor, { site: live.site, services, find })
  return accountId === null ? networkOf(request.ip) : `devices-of-${accountId}`
}

function turnAway(answer: Answer): Permission {
  return { ok: false, reply: answer, setCookies: [] }
}
