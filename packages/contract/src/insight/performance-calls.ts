import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { nothing } from '../nothing.ts'
import { readPerformanceSettingsAddress, recordPerformanceAddress } from './addresses.ts'

/** What a page must know to measure itself: the id of its load, and how many of a hundred pages measure. */
export const readPerformanceSettingsCall = defineCall({
  name: 'readPerformanceSettings',
  ...readPerformanceSettingsAddress,
  policy: { kind: 'public-read' },
  limit: { max: 3_000, windowMs: 600_000 },
  reply: Type.Object({ pageLoadId: Type.String(), samplePercent: Type.Integer() }),
})

const ms = Type.Optional(Type.Number({ minimum: 0, maximum: 3_600_000 }))

/** How a page came up, in milliseconds (specification, section 3); `cls` has no unit. */
const performanceRecord = Type.Object({
  pageLoadId: Type.String({ maxLength: 64 }),
  /** Path of the page, without its query. */
  path: Type.String({ maxLength: 500 }),
  pageType: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  viewportWidth: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  fcp: ms,
  lcp: ms,
  cls: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000 })),
  fid: ms,
  inp: ms,
  dns: ms,
  tcp: ms,
  tls: ms,
  load: ms,
  domContentLoaded: ms,
  encodedBodySize: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  decodedBodySize: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
})

/** Keeps how pages came up. */
export const recordPerformanceCall = defineCall({
  name: 'recordPerformance',
  ...recordPerformanceAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 3_000, windowMs: 600_000 },
  query: Type.Object({ crumb: Type.Optional(Type.String({ maxLength: 200 })) }),
  body: Type.Array(performanceRecord, { maxItems: 10 }),
  reply: nothing,
})
