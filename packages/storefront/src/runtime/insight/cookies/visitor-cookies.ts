import { newUuid } from '@vitrine/contract/client/new-uuid'
import { nextVisit, readVisitor, type VisitorRecord, writeVisitor } from '@vitrine/domain/insight/next-visit'
import { visitEndsAfterMs } from '@vitrine/domain/insight/visit'
import { mayKeep, mayUseCookies } from '@vitrine/domain/website/consent/may-keep'
import { forgetExperiments } from '../../experiments/session-unit.ts'
import { readCookie } from '../../shop-call/cookies.ts'
import { forgetCampaign } from '../counted-campaign.ts'
import { forgetToldOrders } from '../told-orders.ts'
import { keepingFacts } from './keeping-facts.ts'

const daySeconds = 86_400
const twoYears = 730 * daySeconds
const visitSeconds = visitEndsAfterMs / 1_000
const analyticsIdSeconds = 390 * daySeconds

const analyticsIdCookie = 'ss_analyticsId'

/** All by which a visitor is known again. */
const censusCookies = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt', analyticsIdCookie]

const firstLanding = 'vitrine-first-landing'
const firstSession = 'vitrine-first-session'

/** Whether a page is the first of its browser session, and whether that is the visitor's first. */
export interface SessionFlags {
  readonly isFirstLanding: boolean
  readonly isFirstSession: boolean
}

/** Notes a page of a visit in the visitor's cookies where they may be set, and takes them away where not: then it returns null. */
export function noteVisit(): SessionFlags | null {
  if (forgetUnallowed()) return null
  const known = readCookie('ss_cvr')
  const nowMs = Date.now()
  const visit = nextVisit({
    visitorCookie: known,
    visitTimeCookie: readCookie('ss_cvt'),
    nowMs,
    newId: newUuid(),
  })
  setVisitor(visit, nowMs)
  setAnalyticsId()
  return sessionFlags(readVisitor(known) === null)
}

/** Takes away all by which a visitor is known again where it may not be there, and says whether it may not. */
export function forgetUnallowed(): boolean {
  const isUnallowed = !mayUseCookies(keepingFacts())
  if (isUnallowed) forgetVisitor()
  return isUnallowed
}

/** The visitor's cookie as it goes with what is told; '' for none. */
export function visitorCookie(): string {
  return readCookie('ss_cvr') ?? ''
}

/** The id of the visitor in analytics; '' for none. */
export function analyticsId(): string {
  return readCookie(analyticsIdCookie) ?? ''
}

/** Takes away all by which a visitor is known again, and which orders were told of; experiments, too, where nothing may be kept at all. */
function forgetVisitor(): void {
  for (const name of censusCookies) if (readCookie(name) !== null) setCookie(name, '', -1)
  forgetToldOrders()
  forgetCampaign()
  if (!mayKeep(keepingFacts())) forgetExperiments()
  try {
    for (const name of [firstLanding, firstSession]) sessionStorage.removeItem(name)
  } catch {
    // A browser may forbid to look: then nothing was kept, either.
  }
}

function setVisitor(visit: VisitorRecord, nowMs: number): void {
  setCookie('ss_cvr', writeVisitor(visit), twoYears)
  setCookie('ss_cvt', String(nowMs), visitSeconds)
  setCookie('ss_cid', visit.id, twoYears)
  setCookie('ss_cvisit', String(visit.currentMs), twoYears)
  setCookie('ss_cpvisit', String(visit.previousMs), twoYears)
}

function setAnalyticsId(): void {
  setCookie(analyticsIdCookie, analyticsId() || newUuid(), analyticsIdSeconds)
  if (analyticsId() === '') console.warn('Unable to store analyticsId')
}

/** A tab keeps both until it is closed. */
function sessionFlags(isNewVisitor: boolean): SessionFlags {
  try {
    const isFirstLanding = sessionStorage.getItem(firstLanding) === null
    if (isFirstLanding) {
      sessionStorage.setItem(firstLanding, 'false')
      sessionStorage.setItem(firstSession, String(isNewVisitor))
    }
    return { isFirstLanding, isFirstSession: sessionStorage.getItem(firstSession) === 'true' }
  } catch {
    return { isFirstLanding: false, isFirstSession: false }
  }
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value};path=/;samesite=lax;max-age=${seconds}${secure}`
}
