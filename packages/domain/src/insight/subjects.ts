/** What visits are counted by: each has its keys, such as the address of a page, and its counts of a day. */
export const insightSubjects = [
  'total',
  'page',
  'entry',
  'channel',
  'source',
  'campaign',
  'device',
  'browser',
  'language',
  'step',
  'product',
  'search',
  'form',
  'button',
  'event',
  'experiment',
  'vital',
] as const

/** A name of what visits are counted by. */
export type InsightSubject = (typeof insightSubjects)[number]

/** Those that the panel lists, each a report of its own. */
export const reportSubjects = [
  'page',
  'entry',
  'channel',
  'source',
  'campaign',
  'device',
  'browser',
  'language',
  'product',
  'search',
  'form',
  'button',
  'event',
] as const satisfies readonly InsightSubject[]

/** A name of a report. */
export type ReportSubject = (typeof reportSubjects)[number]

/** Those whose keys pages tell: anybody can make them up. */
export const toldSubjects: readonly InsightSubject[] = [
  'page',
  'entry',
  'source',
  'campaign',
  'language',
  'search',
  'form',
  'button',
  'event',
]

/** Steps of a visit towards an order, in their order; a visit counts for each that it came to, once. */
export const visitSteps = ['visit', 'product', 'cart', 'checkout', 'order'] as const

/** A step of a visit. */
export type VisitStep = (typeof visitSteps)[number]
