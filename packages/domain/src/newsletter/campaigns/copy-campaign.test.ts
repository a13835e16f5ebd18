import { expect, it } from 'vitest'
import { beginCampaign, type CampaignContent, contentOf } from './campaign.ts'
import { campaignTextLimits } from './check-campaign.ts'
import { contentOfCopy } from './copy-campaign.ts'

const content: CampaignContent = {
  name: 'May',
  subject: 'News of May',
  preheader: '',
  listId: 'newsletter',
  senderName: '',
  replyTo: '',
  blocks: [],
}
const may = beginCampaign(content, { id: 'may', nowMs: 1 })

it('begins a copy with what the campaign says, or with what was written of it, under a name of its own', () => {
  expect(contentOfCopy(may, null)).toEqual({ ...contentOf(may), name: 'Copy of May' })
  const written = { ...content, name: 'June', subject: 'Mine' }
  expect(contentOfCopy(may, written)).toEqual({ ...written, name: 'Copy of May' })
})

it('gives a copy a name that is no longer than names may be', () => {
  const long = { ...may, name: 'M'.repeat(campaignTextLimits.name) }
  expect(contentOfCopy(long, null).name).toHaveLength(campaignTextLimits.name)
})
