import type { Addition } from './additions.ts'
import { countExposure, seenVariants } from './count-exposure.ts'
import type { Hit } from './hit.ts'
import type { InsightSubject, VisitStep } from './subjects.ts'
import { goesOnWith, maxCarts, maxSeen, maxSeenLength, type Visit } from './visit.ts'

/** A visit after a hit, and what is to be counted for it. */
export interface CountedHit {
  readonly visit: Visit
  readonly additions: readonly Addition[]
}

/** Counts a hit for the visit that it belongs to; with none that goes on, one begins. */
export function countHit(before: Visit | null, hit: Hit): CountedHit {
  const isNew = before === null || !goesOnWith(before, hit)
  const begun = isNew ? newVisit(hit) : before
  const tally = new Tally(begun)
  if (isNew) {
    tally.once('total', '', {})
    tally.step('visit')
    for (const subject of ['device', 'browser', 'language'] as const)
      if (hit[subject] !== '') tally.once(subject, hit[subject], {})
  }
  if (hit.page) countPage(tally, begun, hit.page)
  const hasShownPage = hit.page !== null || begun.entry !== null
  for (const { subject, key, ...counts } of hit.counted)
    if (subject === 'experiment') tally.exposure(key, counts, { hasShownPage })
    else tally.once(subject, key, counts)
  if (hit.step) for (const step of stepsUpTo(hit.step)) tally.step(step)
  const visit: Visit = {
    ...begun,
    lastAtMs: hit.page ? Math.max(begun.lastAtMs, hit.atMs) : begun.lastAtMs,
    entry: begun.entry ?? hit.page,
    cartIds: withCarts(begun.cartIds, hit.cartIds),
    steps: tally.steps,
    seen: tally.seen,
  }
  return { visit, additions: tally.additions }
}

/** Counts a hit of whose visit nothing can be kept: how often things were seen and done, and no visit. */
export function countWithoutVisit(hit: Hit): readonly Addition[] {
  return countHit(null, hit).additions.flatMap((addition) => {
    const { views = 0, acts = 0, subject } = addition
    return subject === 'entry' || views + acts === 0 ? [] : [{ ...addition, visits: 0 }]
  })
}

/** Who ordered was at the checkout; all else is a step of its own: who gives puts nothing into a cart. */
export function stepsUpTo(step: VisitStep): readonly VisitStep[] {
  return step === 'order' ? ['checkout', 'order'] : [step]
}

function countPage(tally: Tally, visit: Visit, page: NonNullable<Hit['page']>): void {
  tally.add({ subject: 'total', key: '', views: 1 })
  tally.once('page', page.path, { views: 1 })
  if (visit.entry !== null) return
  tally.once('entry', page.path, { views: 1 })
  tally.earlierExposures()
  tally.once('channel', page.channel, {})
  if (page.source !== '') tally.once('source', page.source, {})
  if (page.campaign !== '') tally.once('campaign', page.campaign, {})
}

function withCarts(known: readonly string[], came: readonly string[]): readonly string[] {
  return [...known.filter((cart) => !came.includes(cart)), ...came].slice(-maxCarts)
}

function newVisit({ atMs, device, browser, language }: Hit): Visit {
  return {
    startedAtMs: atMs,
    lastAtMs: atMs,
    device,
    browser,
    language,
    entry: null,
    steps: [],
    seen: [],
    cartIds: [],
    experimentOrders: [],
  }
}

/** Subjects that a visit has once, which are known of it otherwise. */
const ofVisit: readonly InsightSubject[] = [
  'total',
  'device',
  'browser',
  'language',
  'entry',
  'channel',
  'source',
  'campaign',
]

/** Adds up what one hit counts. */
class Tally {
  readonly additions: Addition[] = []
  steps: readonly VisitStep[]
  seen: readonly string[]

  constructor({ steps, seen }: Visit) {
    this.steps = steps
    this.seen = seen
  }

  add(addition: Addition): void {
    this.additions.push(addition)
  }

  /** Counts the visit only the first time that it saw this. */
  once(subject: InsightSubject, key: string, counts: Pick<Addition, 'views' | 'acts'>): void {
    const isOfVisit = ofVisit.includes(subject)
    const mark = `${subject}|${key}`
    const isFirst = isOfVisit || (!this.seen.includes(mark) && hasRoomFor(mark, this.seen))
    if (isFirst && !isOfVisit) this.seen = [...this.seen, mark]
    this.add({ subject, key, visits: isFirst ? 1 : 0, ...counts })
  }

  /** A visit counts for a test when it has shown a page: browsers can be made up, and their calls name any variant. */
  exposure(
    key: string,
    { views }: Pick<Addition, 'views'>,
    { hasShownPage }: { readonly hasShownPage: boolean },
  ): void {
    const { seen, additions } = countExposure(this.seen, { key, views })
    this.seen = seen
    this.additions.push(
      ...(hasShownPage ? additions : additions.map((addition) => ({ ...addition, visits: 0 }))),
    )
  }

  /** Counts the visit for the variants that it saw before its first page was told. */
  earlierExposures(): void {
    for (const key of seenVariants(this.seen)) this.add({ subject: 'experiment', key, visits: 1 })
  }

  step(step: VisitStep): void {
    if (this.steps.includes(step)) return
    this.steps = [...this.steps, step]
    this.add({ subject: 'step', key: step, visits: 1 })
  }
}

/** Whether one more thing can be kept of a visit; those of experiments are counted by themselves. */
function hasRoomFor(mark: string, seen: readonly string[]): boolean {
  const kind = kindOf(mark)
  const marks = seen.filter((each) => kindOf(each) === kind)
  const told = seen.filter((each) => kindOf(each) !== 'experiment')
  const length = told.reduce((sum, each) => sum + each.length, mark.length)
  return marks.length < maxSeen[kind] && length <= maxSeenLength
}

function kindOf(mark: string): keyof typeof maxSeen {
  const subject = mark.slice(0, mark.indexOf('|'))
  return subject === 'page' || subject === 'experiment' ? subject : 'other'
}
