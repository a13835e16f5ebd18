import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { unscheduleCampaignCall } from '@vitrine/contract/newsletter/campaigns/sending-calls'
import { PenLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../../../call/client.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { toastError, toastSaved } from '../../../../parts/toasts/toast.ts'
import { CampaignPreview } from '../editor/campaign-preview.tsx'
import { campaignKey, type StoredCampaign } from '../stored-campaign.ts'
import { ReadinessCard } from './readiness-card.tsx'
import { useKeepCampaign } from './use-keep-campaign.ts'

/** How often a campaign that waits for its time is looked at. */
const lookEveryMs = 10_000

/** A campaign that goes out by itself: when, and how to take that back. */
export function ScheduledCampaign({ stored }: { readonly stored: StoredCampaign }) {
  const { campaign, readiness, value } = stored
  const { moment } = useFormat()
  const queries = useQueryClient()
  const keep = useKeepCampaign()
  const [isSaving, setSaving] = useState(false)
  useEffect(() => {
    const look = () => void queries.invalidateQueries({ queryKey: [campaignKey(campaign.id)] })
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [queries, campaign.id])
  const takeBack = async () => {
    setSaving(true)
    const params = { campaignId: campaign.id }
    const outcome = await call(unscheduleCampaignCall, { params, body: {} })
    setSaving(false)
    if (!outcome.ok) return toastError('It stays scheduled', outcome.refusal.message)
    toastSaved('The campaign is a draft again')
    keep(outcome.reply.campaign)
  }
  return (
    <Stack>
      <PanelCard title="Scheduled">
        <Group justify="space-between">
          <Text>
            Goes out on <strong>{moment(campaign.scheduledAtMs ?? 0)}</strong>
          </Text>
          <Button
            variant="default"
            leftSection={<PenLine size={16} aria-hidden />}
            loading={isSaving}
            onClick={() => void takeBack()}
          >
            Back to a draft
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          To change what it says, make it a draft again.
        </Text>
      </PanelCard>
      <ReadinessCard readiness={readiness} isDirty={false} />
      <CampaignPreview campaignId={campaign.id} values={value} isSaved />
    </Stack>
  )
}
