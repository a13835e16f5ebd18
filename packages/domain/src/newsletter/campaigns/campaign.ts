import type { CampaignBlock } from './campaign-block.ts'

/** Where a campaign stands. */
export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const

/** One of these states. */
export type CampaignState = (typeof campaignStates)[number]

/** What a state is called. */
export const campaignStateLabels: Readonly<Record<CampaignState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
}

/** What is done with a campaign as a whole. */
export type CampaignAct = 'schedule' | 'unschedule' | 'send' | 'pause' | 'resume' | 'cancel' | 'finish'

/** Which act leads from where to where; what is missing cannot be done. What was sent or cancelled stays so. */
const transitions: Readonly<Record<CampaignState, Partial<Record<CampaignAct, CampaignState>>>> = {
  draft: { schedule: 'scheduled', send: 'sending' },
  scheduled: { schedule: 'scheduled', unschedule: 'draft', send: 'sending' },
  sending: { pause: 'paused', cancel: 'cancelled', finish: 'sent' },
  paused: { resume: 'sending', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
}

/** The state that an act leads to; null: it cannot be done now. */
function stateAfter(state: CampaignState, act: CampaignAct): CampaignState | null {
  return transitions[state][act] ?? null
}

/** The acts that owners can do with a campaign now. */
export function actsOn(state: CampaignState): readonly Exclude<CampaignAct, 'finish'>[] {
  const acts = ['schedule', 'unschedule', 'send', 'pause', 'resume', 'cancel'] as const
  return acts.filter((act) => stateAfter(state, act) !== null)
}

/** What owners write of a campaign. */
export interface CampaignContent {
  /** For the owner's eyes alone. */
  readonly name: string
  readonly subject: string
  /** What mail programs show behind the subject; '' for nothing of its own. */
  readonly preheader: string
  /** Those who are subscribed to this list get it. */
  readonly listId: string
  /** Whose name it carries; '' for that of the list, or of the site's mail. */
  readonly senderName: string
  /** Where answers go; '' as with the site's mail. */
  readonly replyTo: string
  readonly blocks: readonly CampaignBlock[]
}

/** How far the sending of a campaign is. */
interface CampaignProgress {
  /** The subscriber up to whom readers are queued, in the order of their ids; '' for none yet. */
  readonly queuedUpTo: string
  /** Whether all readers are queued. */
  readonly isQueued: boolean
  /** Readers that are queued so far. */
  readonly readers: number
  /** Rises with each turn of sending, so that only one server sends it at a time. */
  readonly turn: number
  /** In how many turns, one after the other, the mail server could not be reached; left out: in none. */
  readonly downInARow?: number | undefined
}

/** A mail to all who are subscribed to a list. */
export interface Campaign extends CampaignContent {
  readonly id: string
  readonly state: CampaignState
  readonly createdAtMs: number
  /** Rises with each change by an owner: what a change is made from. */
  readonly updatedAtMs: number
  /** When it is to be sent; null while it is not scheduled. */
  readonly scheduledAtMs: number | null
  /** When sending began. Who signed up later does not get it. */
  readonly startedAtMs: number | null
  /** When it was sent or cancelled. */
  readonly endedAtMs: number | null
  /** Why sending stopped by itself, or did not begin when it was to; '' where an owner did it. */
  readonly pauseReason: string
  readonly progress: CampaignProgress
}

/** The progress of a campaign of which nothing was sent. */
const noProgress: CampaignProgress = { queuedUpTo: '', isQueued: false, readers: 0, turn: 0 }

/** A campaign as it is begun. */
export function beginCampaign(
  content: CampaignContent,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): Campaign {
  return {
    ...content,
    id,
    state: 'draft',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    scheduledAtMs: null,
    startedAtMs: null,
    endedAtMs: null,
    pauseReason: '',
    progress: noProgress,
  }
}

/** What an owner wrote of a campaign, without where it stands. */
export function contentOf(campaign: Campaign): CampaignContent {
  const { name, subject, preheader, listId, senderName, replyTo, blocks } = campaign
  return { name, subject, preheader, listId, senderName, replyTo, blocks }
}

/** Why an act cannot be done with a campaign now. */
export type CampaignActProblem = 'campaign-not-so' | 'campaign-time-past' | 'campaign-time-far'

/** What is read about it. */
export const campaignActText: Readonly<Record<CampaignActProblem, string>> = {
  'campaign-not-so': 'That cannot be done with this campaign any more. Please load it again.',
  'campaign-time-past': 'Choose a time to come.',
  'campaign-time-far': 'Choose a time within a year.',
}

/** What an act comes to. */
export type CampaignActResult =
  | { readonly ok: true; readonly campaign: Campaign }
  | { readonly ok: false; readonly problem: CampaignActProblem }

interface ActContext {
  readonly nowMs: number
  /** The moment to send at, for `schedule`. */
  readonly atMs?: number
  /** Why sending stops by itself, or does not begin; '' where an owner does it. */
  readonly reason?: string
}

const longestWaitMs = 366 * 86_400_000

/** Does something with a campaign as a whole. */
export function actOnCampaign(campaign: Campaign, act: CampaignAct, context: ActContext): CampaignActResult {
  const { nowMs, atMs = 0, reason = '' } = context
  const state = stateAfter(campaign.state, act)
  if (state === null) return { ok: false, problem: 'campaign-not-so' }
  if (act === 'schedule' && atMs <= nowMs) return { ok: false, problem: 'campaign-time-past' }
  if (act === 'schedule' && atMs > nowMs + longestWaitMs) return { ok: false, problem: 'campaign-time-far' }
  const isEnd = state === 'sent' || state === 'cancelled'
  const acted: Campaign = {
    ...campaign,
    state,
    updatedAtMs: Math.max(nowMs, campaign.updatedAtMs + 1),
    scheduledAtMs: act === 'schedule' ? atMs : act === 'unschedule' ? null : campaign.scheduledAtMs,
    startedAtMs: act === 'send' ? nowMs : campaign.startedAtMs,
    endedAtMs: isEnd ? nowMs : null,
    pauseReason: reason,
    // A turn that is under way elsewhere ends with this, and the next is another one.
    progress: { ...campaign.progress, turn: campaign.progress.turn + 1, downInARow: 0 },
  }
  return { ok: true, campaign: acted }
}
