import { actsOn, type Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import type { ListNames } from '@vitrine/domain/newsletter/present-subscriber'
import type { ShownThing } from './shown-things.ts'

/** A campaign in the list. */
export function presentCampaignRow(campaign: Campaign, names: ListNames) {
  const { id, name, subject, state, listId, progress, createdAtMs, updatedAtMs } = campaign
  const { scheduledAtMs, startedAtMs, endedAtMs } = campaign
  return {
    id,
    name,
    subject,
    state,
    listId,
    listName: names.get(listId) ?? '',
    readers: progress.readers,
    createdAtMs,
    updatedAtMs,
    scheduledAtMs,
    startedAtMs,
    endedAtMs,
  }
}

/** A campaign with all that an owner wrote. */
export function presentCampaign({ progress: _, ...campaign }: Campaign) {
  return { ...campaign, blocks: [...campaign.blocks], acts: [...actsOn(campaign.state)] }
}

/** What a block shows. */
export function presentPick({ kind, id, title, pictureUrl, detail, isVisible }: ShownThing) {
  return { kind, id, title, pictureUrl, detail, isVisible }
}
