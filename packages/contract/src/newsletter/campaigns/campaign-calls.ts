import { Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { defineListCall } from '../../lists/list-call.ts'
import { epochMs, htmlPage, id } from '../../schemas.ts'
import { mayKeepLists } from '../newsletter-policy.ts'
import { campaign, campaignContent, campaignPick, campaignRow, readiness } from './campaign-schemas.ts'
import { campaignsList } from './campaigns-list.ts'

/** The campaigns of the site; `q` finds names and subjects by the beginnings of their words. */
export const listCampaignsCall = defineListCall({
  list: campaignsList,
  name: 'listCampaigns',
  path: '/api/panel/campaigns',
  policy: mayKeepLists,
  row: campaignRow,
})

const ofCampaign = {
  policy: mayKeepLists,
  params: Type.Object({ campaignId: id }),
} as const

const campaignReply = Type.Object({
  campaign,
  /** What its blocks show, in the order of the blocks; what is gone is left out. */
  shown: Type.Array(campaignPick),
  readiness,
})

/** Begins a campaign to a list, as a draft without blocks. */
export const createCampaignCall = defineCall({
  name: 'createCampaign',
  method: 'POST',
  path: '/api/panel/campaigns',
  policy: mayKeepLists,
  body: Type.Object({ name: campaignContent.name, listId: id }),
  reply: campaignReply,
})

/** A campaign, what its blocks show, and whether it could be sent. */
export const readCampaignCall = defineCall({
  ...ofCampaign,
  name: 'readCampaign',
  method: 'GET',
  path: '/api/panel/campaigns/:campaignId',
  reply: campaignReply,
})

/** Changes a draft; 409 where it was changed meanwhile, or is no draft. Errors of blocks are named `blocks.<id>.<field>`. */
export const saveCampaignCall = defineCall({
  ...ofCampaign,
  name: 'saveCampaign',
  method: 'PUT',
  path: '/api/panel/campaigns/:campaignId',
  body: Type.Object({ ...campaignContent, updatedAtMs: epochMs }),
  reply: campaignReply,
})

/**
 * Begins a draft with what another campaign says, or with what was written of it, such as while it was sent: under a name of its own. What is
 * wrong with that is refused by field, as when it is saved, and nothing is begun then.
 */
export const duplicateCampaignCall = defineCall({
  ...ofCampaign,
  name: 'duplicateCampaign',
  method: 'POST',
  path: '/api/panel/campaigns/:campaignId/duplicate',
  body: Type.Object({ written: Type.Optional(Type.Object(campaignContent)) }),
  reply: campaignReply,
})

/** Removes a campaign with its report; not one that is scheduled or on its way. */
export const removeCampaignCall = defineCall({
  ...ofCampaign,
  name: 'removeCampaign',
  method: 'DELETE',
  path: '/api/panel/campaigns/:campaignId',
  reply: Type.Object({}),
})

/** A campaign as a reader would get it, with what is written and not kept yet; its links lead nowhere in particular for the reader's name. */
export const previewCampaignCall = defineCall({
  name: 'previewCampaign',
  method: 'POST',
  path: '/api/panel/campaign-previews',
  policy: mayKeepLists,
  limit: { max: 300, windowMs: 60_000 },
  body: Type.Object(campaignContent),
  reply: Type.Object({
    from: Type.String(),
    subject: Type.String(),
    html: Type.String(),
    text: Type.String(),
  }),
})

/** The page of a campaign as it is kept, for a frame of the panel: it runs no script and sends no form. */
export const campaignPreviewPageCall = defineCall({
  ...ofCampaign,
  name: 'campaignPreviewPage',
  method: 'GET',
  path: '/api/panel/campaigns/:campaignId/preview',
  reply: htmlPage,
})

/** Sends a campaign as it is kept to one address, at once; its links unsubscribe nobody. */
export const testCampaignCall = defineCall({
  ...ofCampaign,
  name: 'testCampaign',
  method: 'POST',
  path: '/api/panel/campaigns/:campaignId/test',
  limit: { max: 20, windowMs: 3_600_000 },
  body: Type.Object({ to: Type.String({ maxLength: 1_000 }) }),
  reply: Type.Object({ to: Type.String() }),
})

/** Pictures, products and posts that a block could show: the newest, or those whose names hold words that begin as `q`. */
export const listCampaignPicksCall = defineCall({
  name: 'listCampaignPicks',
  method: 'GET',
  path: '/api/panel/campaign-picks',
  policy: mayKeepLists,
  query: Type.Object({
    kind: Type.Unsafe<'picture' | 'product' | 'post'>({
      type: 'string',
      enum: ['picture', 'product', 'post'],
    }),
    q: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  reply: Type.Object({ picks: Type.Array(campaignPick) }),
})
