import { Type } from 'typebox'
import { defineSettings } from '../settings.ts'

/** How payments of subscriptions that were declined are tried again, and what follows the last try. */
export const { readCall: readRetryTermsCall, changeCall: changeRetryTermsCall } = defineSettings({
  name: 'RetryTerms',
  path: '/api/panel/settings/subscriptions',
  policy: { kind: 'owner', roles: ['admin'] },
  value: Type.Object({
    /** Days after the first try, each later than the one before. */
    retryDays: Type.Array(Type.Number(), { maxItems: 20 }),
    endOfRetries: Type.Union([Type.Literal('paused'), Type.Literal('canceled')]),
  }),
})
