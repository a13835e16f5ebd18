import type { Call } from '../../call.ts'
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
} from './campaign-calls.ts'
import { followLinkCall, openedMailCall } from './measuring-calls.ts'
import {
  cancelCampaignCall,
  pauseCampaignCall,
  readCampaignReportCall,
  resumeCampaignCall,
  scheduleCampaignCall,
  sendCampaignCall,
  unscheduleCampaignCall,
} from './sending-calls.ts'

/** The calls of campaigns. */
export const campaignCalls: readonly Call[] = [
  listCampaignsCall,
  createCampaignCall,
  readCampaignCall,
  saveCampaignCall,
  duplicateCampaignCall,
  removeCampaignCall,
  previewCampaignCall,
  campaignPreviewPageCall,
  testCampaignCall,
  listCampaignPicksCall,
  sendCampaignCall,
  scheduleCampaignCall,
  unscheduleCampaignCall,
  pauseCampaignCall,
  resumeCampaignCall,
  cancelCampaignCall,
  readCampaignReportCall,
  followLinkCall,
  openedMailCall,
]
