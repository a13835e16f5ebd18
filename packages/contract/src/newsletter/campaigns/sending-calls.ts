import { Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { epochMs, id } from '../../schemas.ts'
import { mayKeepLists } from '../newsletter-policy.ts'
import { campaign, campaignCounts, undelivered } from './campaign-schemas.ts'

const ofCampaign = {
  policy: mayKeepLists,
  params: Type.Object({ campaignId: id }),
  reply: Type.Object({ campaign }),
} as const

/** The `updatedAtMs` of the campaign that was read: what was not seen is not sent. */
const seen = { updatedAtMs: epochMs }

/** Sends a campaign to all who are subscribed to its list now; 409 where it was changed meanwhile, 422 with the reasons where it cannot be sent. */
export const sendCampaignCall = defineCall({
  ...ofCampaign,
  name: 'sendCampaign',
  method: 'POST',
  path: '/api/panel/campaigns/:campaignId/send',
  body: Type.Object(seen),
})

/** Has a campaign sent at a moment, to those who are subscribed then. Asked again, it changes the moment. */
export const scheduleCampaignCall = defineCall({
  ...ofCampaign,
  name: 'scheduleCampaign',
  method: 'POST',
  path: '/api/panel/campaigns/:campaignId/schedule',
  body: Type.Object({ ...seen, atMs: epochMs }),
})

/** Makes a draft of a campaign that was scheduled. */
export const unscheduleCampaignCall = defineCall({
  ...ofCampaign,
  name: 'unscheduleCampaign',
  method: 'POST',
  path: '/api/panel/campaigns/:campaignId/unschedule',
  body: Type.Object({}),
})

/** Has no more mails of a campaign sent for now. */
export const pauseCampaignCall = defineCall({
  ...ofCampaign,
  name: 'pauseCampaign',
  method: 'POST',
  path: '/api/panel/campaigns/:campaignId/pause',
  body: Type.Object({}),
})

/** Goes on with a campaign that was paused. */
export const resumeCampaignCall = defineCall({
  ...ofCampaign,
  name: 'resumeCampaign',
  method: 'POST',
  path: '/api/panel/campaigns/:campaignId/resume',
  body: Type.Object({}),
})

/** Ends a campaign: those who did not get it will not. */
export const cancelCampaignCall = defineCall({
  ...ofCampaign,
  name: 'cancelCampaign',
  method: 'POST',
  path: '/api/panel/campaigns/:campaignId/cancel',
  body: Type.Object({}),
})

/** What became of a campaign. Opens and clicks are those of readers who agreed to be measured, and of nobody else. */
export const readCampaignReportCall = defineCall({
  ...ofCampaign,
  name: 'readCampaignReport',
  method: 'GET',
  path: '/api/panel/campaigns/:campaignId/report',
  reply: Type.Object({
    campaign,
    counts: campaignCounts,
    readers: Type.Integer(),
    /** Whether all readers are queued; counts of those who wait grow until then. */
    isQueued: Type.Boolean(),
    /** How many of those it was sent to had agreed to be measured: the whole of which some opened and clicked. */
    measured: Type.Integer(),
    /** How often links were followed by those who agreed. */
    links: Type.Array(Type.Object({ url: Type.String(), clicks: Type.Integer() })),
    /** The newest mails that did not arrive or were complained about, at most 50. */
    undelivered: Type.Array(undelivered),
  }),
})
