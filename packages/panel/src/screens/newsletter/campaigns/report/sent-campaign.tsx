import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listCampaignsCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { readCampaignReportCall } from '@vitrine/contract/newsletter/campaigns/sending-calls'
import { useEffect } from 'react'
import { followMs, useCall } from '../../../../call/use-call.ts'
import { Shown } from '../../../../parts/reading/shown.tsx'
import { CampaignPreview } from '../editor/campaign-preview.tsx'
import type { StoredCampaign } from '../stored-campaign.ts'
import { useKeepCampaign } from '../use-keep-campaign.ts'
import { FiguresCard } from './figures-card.tsx'
import { LinksCard } from './links-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { UndeliveredCard } from './undelivered-card.tsx'

/** A campaign that goes out or went out: how far it is, and what became of it. */
export function SentCampaign({ stored }: { readonly stored: StoredCampaign }) {
  const { id, state } = stored.campaign
  const query = useCall(
    readCampaignReportCall,
    { params: { campaignId: id } },
    { isFresh: true, everyMs: state === 'sending' && followMs },
  )
  const queries = useQueryClient()
  const keep = useKeepCampaign()
  const now = query.data?.campaign
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the occasion
  useEffect(() => {
    if (!now || now.updatedAtMs <= stored.campaign.updatedAtMs) return
    keep(now)
    void queries.invalidateQueries({ queryKey: [listCampaignsCall.name] })
  }, [now?.updatedAtMs, stored.campaign.updatedAtMs])
  return (
    <Stack>
      <Shown of={[query]} loading="Loading the report" height={280}>
        {(report) => (
          <>
            <ProgressCard campaign={stored.campaign} report={report} />
            <FiguresCard report={report} />
            {report.links.length > 0 && <LinksCard links={report.links} />}
            {report.undelivered.length > 0 && <UndeliveredCard undelivered={report.undelivered} />}
          </>
        )}
      </Shown>
      <CampaignPreview campaignId={id} values={stored.value} isSaved />
    </Stack>
  )
}
