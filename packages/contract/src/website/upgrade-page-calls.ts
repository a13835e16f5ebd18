import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { htmlPage } from '../schemas.ts'

const common = {
  method: 'GET',
  policy: { kind: 'public-read' },
  limit: { max: 120, windowMs: 60_000 },
  query: Type.Object({}),
  reply: htmlPage,
} as const

/** Where a trial is upgraded elsewhere (specification, section 2): here it says that nothing needs to be bought. */
export const trialUpgradePageCall = defineCall({
  ...common,
  name: 'trialUpgradePage',
  path: '/settings/billing/upgrade',
})

/** Where a plan is upgraded elsewhere (specification, section 2): the same page. */
export const upgradePageCall = defineCall({
  ...common,
  name: 'upgradePage',
  path: '/settings/billing/subscriptions/website',
})
