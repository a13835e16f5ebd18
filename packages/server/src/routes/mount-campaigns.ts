import {
  campaignPreviewPageCall,
  createCampaignCall,
  duplicateCampaignCall,
  listCampaignPicksCall,
  listCampaignsCall,
  previewCampaignCall,
  readCampaignCall,
  removeCampaignCall,
  saveCampaignCall,
  testCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { followLinkCall, openedMailCall } from '@vitrine/contract/newsletter/campaigns/measuring-calls'
import {
  cancelCampaignCall,
  pauseCampaignCall,
  readCampaignReportCall,
  resumeCampaignCall,
  scheduleCampaignCall,
  sendCampaignCall,
  unscheduleCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/sending-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import {
  deleteCampaign,
  getCampaign,
  getCampaigns,
  postCampaign,
  postCampaignCopy,
  putCampaign,
} from '../newsletter/campaigns/campaign-calls.ts'
import { getFollowedLink, getOpenedMail } from '../newsletter/campaigns/measuring-calls.ts'
import {
  getCampaignPicks,
  getCampaignPreviewPage,
  postCampaignPreview,
  postCampaignTest,
} from '../newsletter/campaigns/preview-calls.ts'
import {
  getCampaignReport,
  postCampaignCancel,
  postCampaignPause,
  postCampaignResume,
  postCampaignSchedule,
  postCampaignSend,
  postCampaignUnschedule,
} from '../newsletter/campaigns/sending-calls.ts'

/** Puts the calls of campaigns on the server. */
export function mountCampaigns(app: FastifyInstance): void {
  mount(app, listCampaignsCall, getCampaigns)
  mount(app, createCampaignCall, postCampaign)
  mount(app, readCampaignCall, getCampaign)
  mount(app, saveCampaignCall, putCampaign)
  mount(app, duplicateCampaignCall, postCampaignCopy)
  mount(app, removeCampaignCall, deleteCampaign)
  mount(app, previewCampaignCall, postCampaignPreview)
  mount(app, campaignPreviewPageCall, getCampaignPreviewPage)
  mount(app, testCampaignCall, postCampaignTest)
  mount(app, listCampaignPicksCall, getCampaignPicks)
  mount(app, sendCampaignCall, postCampaignSend)
  mount(app, scheduleCampaignCall, postCampaignSchedule)
  mount(app, unscheduleCampaignCall, postCampaignUnschedule)
  mount(app, pauseCampaignCall, postCampaignPause)
  mount(app, resumeCampaignCall, postCampaignResume)
  mount(app, cancelCampaignCall, postCampaignCancel)
  mount(app, readCampaignReportCall, getCampaignReport)
  mount(app, followLinkCall, getFollowedLink)
  mount(app, openedMailCall, getOpenedMail)
}
