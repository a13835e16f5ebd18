import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { replyOrThrow } from '../../../call/call-query.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { CampaignStateBadge } from './campaign-state-badge.tsx'
import { CampaignEditor } from './editor/campaign-editor.tsx'
import { SentCampaign } from './report/sent-campaign.tsx'
import { CampaignButtons } from './sending/campaign-buttons.tsx'
import { ScheduledCampaign } from './sending/scheduled-campaign.tsx'
import { campaignKey, type StoredCampaign } from './stored-campaign.ts'
import { readCampaign } from './write-campaign.ts'

const route = getRouteApi('/panel/newsletter/campaigns/$campaignId')

/** How often a campaign that waits for its time is looked at. */
const lookEveryMs = 10_000

/** A campaign: written while it is a draft, watched while it goes out, reported on after. */
export function CampaignScreen() {
  const { campaignId } = route.useParams()
  return <OpenCampaign key={campaignId} campaignId={campaignId} />
}

function OpenCampaign({ campaignId }: { readonly campaignId: string }) {
  const [isDirty, setDirty] = useState(false)
  /** What a colleague made of it while it was written here. */
  const [now, setNow] = useState<StoredCampaign | null>(null)
  const query = useQuery<StoredCampaign>({
    queryKey: [campaignKey(campaignId)],
    queryFn: async () => {
      return replyOrThrow(await readCampaign(campaignId))
    },
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => state.data?.campaign.state === 'scheduled' && lookEveryMs,
    // A draft begins with what is kept now, not with what was read before.
    gcTime: 0,
  })
  const stored = query.data
  const told = now ?? stored
  return (
    <>
      <PageHead
        title={stored?.campaign.name || 'Campaign'}
        above={<BackLink to="/newsletter/campaigns">Campaigns</BackLink>}
        beside={told && <CampaignStateBadge state={told.campaign.state} />}
        actions={told && <CampaignButtons stored={told} isDirty={isDirty} />}
      />
      <Shown of={[query]} loading="Loading the campaign" height={480}>
        {() => (
          <>
            {stored && (
              <Content stored={stored} atMs={query.dataUpdatedAt} onDirty={setDirty} onLate={setNow} />
            )}
          </>
        )}
      </Shown>
    </>
  )
}

interface ContentProps {
  readonly stored: StoredCampaign
  readonly atMs: number
  readonly onDirty: (isDirty: boolean) => void
  readonly onLate: (now: StoredCampaign) => void
}

function Content(props: ContentProps) {
  const { state } = props.stored.campaign
  if (state === 'draft') return <CampaignEditor {...props} />
  if (state === 'scheduled') return <ScheduledCampaign stored={props.stored} />
  return <SentCampaign stored={props.stored} />
}
