import { Button, Group, Stack, Text } from '@mantine/core'
import { unscheduleCampaignCall } from '@vitrine/contract/newsletter/campaigns/sending-calls'
import { PenLine } from 'lucide-react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { CampaignPreview } from '../editor/campaign-preview.tsx'
import type { StoredCampaign } from '../stored-campaign.ts'
import { ReadinessCard } from './readiness-card.tsx'
import { useCampaignChange } from './use-campaign-change.ts'

/** A campaign that goes out by itself: when, and how to take that back. */
export function ScheduledCampaign({ stored }: { readonly stored: StoredCampaign }) {
  const { campaign, readiness, value } = stored
  const { moment } = useFormat()
  const change = useCampaignChange(campaign.id, { refused: 'It stays scheduled' })
  const params = { campaignId: campaign.id }
  const takeBack = prepareCall(unscheduleCampaignCall, { params, body: {} })
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
            loading={change.state.kind === 'saving'}
            onClick={() => void change.send(takeBack, 'The campaign is a draft again')}
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
