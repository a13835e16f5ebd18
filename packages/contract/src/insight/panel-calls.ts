import { deviceKinds } from '@vitrine/domain/insight/device-of'
import { measureRatings, pageMeasures } from '@vitrine/domain/insight/measures/measure'
import { reportSorts } from '@vitrine/domain/insight/report-sort'
import { reportSubjects, visitSteps } from '@vitrine/domain/insight/subjects'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { nothing } from '../nothing.ts'
import { csvFile, epochMs, id, listSlice, oneOf } from '../schemas.ts'
import { defineSettings } from '../settings.ts'
import { mayKeepInsight, mayReadInsight } from './insight-policy.ts'

/** A day of the site's time zone, such as 2026-11-29. */
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** The days that are asked for, both included; at most 400. */
const span = { from: day, to: day }

/** What came in, of each currency that there was. */
const amounts = Type.Array(Type.Object({ currency: Type.String(), cents: Type.Integer() }))

/** Of all days together: visits that ordered; an order without a visit (renewals, drafts) is none of them. */
const ordered = { orderedVisits: Type.Integer() }

const totals = { visits: Type.Integer(), views: Type.Integer(), orders: Type.Integer(), amounts }

/** What visits came to: each day, all of them, and as many days before them. */
export const readInsightOverviewCall = defineCall({
  name: 'readInsightOverview',
  method: 'GET',
  path: '/api/panel/insight/overview',
  policy: mayReadInsight,
  query: Type.Object(span),
  reply: Type.Object({
    timeZone: Type.String(),
    /** Today in that zone. */
    today: day,
    isCounted: Type.Boolean(),
    /** The first day that has counts; null: none has. */
    firstDay: Type.Union([day, Type.Null()]),
    /** Visits that showed a page in the last five minutes. */
    liveVisits: Type.Integer(),
    days: Type.Array(Type.Object({ day, ...totals })),
    total: Type.Object({ ...totals, ...ordered }),
    before: Type.Object({ ...span, ...totals, ...ordered }),
    steps: Type.Array(Type.Object({ step: oneOf(visitSteps), visits: Type.Integer() })),
  }),
})

const reportQuery = { subject: oneOf(reportSubjects), ...span, sort: Type.Optional(oneOf(reportSorts)) }

/** One report: what was counted under each key, the most first. */
export const readInsightReportCall = defineCall({
  name: 'readInsightReport',
  method: 'GET',
  path: '/api/panel/insight/report',
  policy: mayReadInsight,
  query: Type.Object({
    ...reportQuery,
    ...listSlice,
  }),
  reply: Type.Object({
    total: Type.Integer(),
    rows: Type.Array(
      Type.Object({
        /** Such as the path of a page, the id of a product, the host that led here. */
        key: Type.String(),
        /** What people read of it: the title of a product or form; else the key. */
        label: Type.String(),
        visits: Type.Integer(),
        views: Type.Integer(),
        acts: Type.Integer(),
        orders: Type.Integer(),
        amounts,
      }),
    ),
  }),
})

/** The report as a file, sorted as it is shown: its first 50,000 rows. */
export const exportInsightReportCall = defineCall({
  name: 'exportInsightReport',
  method: 'GET',
  path: '/api/panel/insight/report.csv',
  policy: mayReadInsight,
  query: Type.Object(reportQuery),
  reply: csvFile,
})

/** How fast pages came up for three of four visitors, by measure, device and kind of page. */
export const readInsightVitalsCall = defineCall({
  name: 'readInsightVitals',
  method: 'GET',
  path: '/api/panel/insight/vitals',
  policy: mayReadInsight,
  query: Type.Object(span),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        measure: oneOf(pageMeasures),
        device: oneOf(deviceKinds),
        /** The number of the page's type (docs/reference/pages-and-routes.md). */
        pageType: Type.Integer(),
        /** Milliseconds; of `cls` thousandths. */
        p75: Type.Integer(),
        count: Type.Integer(),
        rating: oneOf(measureRatings),
      }),
    ),
  }),
})

/** Errors of scripts on the site's pages, those seen last first. */
export const listScriptErrorsCall = defineCall({
  name: 'listScriptErrors',
  method: 'GET',
  path: '/api/panel/insight/errors',
  policy: mayReadInsight,
  query: Type.Object({ offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })) }),
  reply: Type.Object({
    total: Type.Integer(),
    errors: Type.Array(
      Type.Object({
        id: Type.String(),
        message: Type.String(),
        /** Where it was thrown: address, line and column; '' where it is not known. */
        source: Type.String(),
        /** At most 5,000 characters. */
        stack: Type.String(),
        /** The page on which it was seen last, a path. */
        path: Type.String(),
        browser: Type.String(),
        count: Type.Integer(),
        firstAtMs: epochMs,
        lastAtMs: epochMs,
      }),
    ),
  }),
})

/** Puts an error away; it comes back when it is seen again. */
export const removeScriptErrorCall = defineCall({
  name: 'removeScriptError',
  method: 'DELETE',
  path: '/api/panel/insight/errors/:id',
  policy: mayKeepInsight,
  params: Type.Object({ id }),
  reply: nothing,
})

export const { readCall: readInsightSettingsCall, changeCall: changeInsightSettingsCall } = defineSettings({
  name: 'InsightSettings',
  path: '/api/panel/settings/insight',
  policy: mayKeepInsight,
  value: Type.Object({
    isOn: Type.Boolean(),
    usesCookies: Type.Boolean(),
    keptMonths: Type.Integer({ minimum: 1, maximum: 60 }),
  }),
})
