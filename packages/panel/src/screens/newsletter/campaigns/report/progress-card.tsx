import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import {
  cancelCampaignCall,
  pauseCampaignCall,
  resumeCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/sending-calls'
import { Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { ConfirmDialog } from '../../../../parts/dialogs/confirm-dialog.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { useCampaignChange } from '../sending/use-campaign-change.ts'
import type { CampaignReply } from '../stored-campaign.ts'
import type { CampaignReport } from './campaign-report.ts'

interface ProgressCardProps {
  readonly campaign: CampaignReply['campaign']
  readonly report: CampaignReport
}

const titles = { sending: 'On its way', paused: 'Paused', sent: 'Sent', cancelled: 'Cancelled' } as const

/** How far a campaign is, and ways to stop it, to go on, to give it up. */
export function ProgressCard({ campaign, report }: ProgressCardProps) {
  const { state, pauseReason } = campaign
  if (state === 'draft' || state === 'scheduled') return null
  return (
    <PanelCard title={titles[state]} beside={<ActButtons campaign={campaign} />}>
      <Stack gap="sm">
        {state === 'paused' && pauseReason !== '' && (
          <Alert color="orange" title="It stopped by itself">
            {pauseReason}
          </Alert>
        )}
        <Bar campaign={campaign} report={report} />
      </Stack>
    </PanelCard>
  )
}

function Bar({ campaign, report }: ProgressCardProps) {
  const { number, moment } = useFormat()
  const { readers, isQueued, counts } = report
  const { state, startedAtMs, endedAtMs } = campaign
  const done = Math.max(readers - counts.queued - counts.handed, 0)
  const isOver = state === 'sent' || state === 'cancelled'
  const percent = readers === 0 ? (isOver ? 100 : 0) : Math.round((done / readers) * 100)
  return (
    <>
      {!isOver && (
        <Progress
          value={isQueued ? percent : Math.min(percent, 95)}
          size="lg"
          animated={state === 'sending'}
          aria-label="How far the campaign is"
        />
      )}
      <Text size="sm" role="status">
        {`${number(done)} of ${number(readers)} mails are done.`}{' '}
        {!isQueued && state === 'sending' && 'More readers are still being counted.'}
        {state === 'cancelled' && 'The others do not get it.'}
      </Text>
      <Text size="sm" c="dimmed">
        {startedAtMs !== null && <>Begun {moment(startedAtMs)}</>}
        {endedAtMs !== null && <>, ended {moment(endedAtMs)}</>}
      </Text>
    </>
  )
}

function ActButtons({ campaign }: Pick<ProgressCardProps, 'campaign'>) {
  const [isAsked, ask] = useState(false)
  const input = { params: { campaignId: campaign.id }, body: {} }
  const change = useCampaignChange(campaign.id, { refused: 'Nothing was changed' })
  const cancelling = useCampaignChange(campaign.id, { onDone: () => ask(false) })
  return (
    <Group gap="xs">
      {campaign.acts.includes('pause') && (
        <Button
          variant="default"
          size="xs"
          leftSection={<Pause size={14} aria-hidden />}
          loading={change.state.kind === 'saving'}
          onClick={() => void change.send(prepareCall(pauseCampaignCall, input), 'The campaign is paused')}
        >
          Pause
        </Button>
      )}
      {campaign.acts.includes('resume') && (
        <Button
          size="xs"
          leftSection={<Play size={14} aria-hidden />}
          loading={change.state.kind === 'saving'}
          onClick={() => void change.send(prepareCall(resumeCampaignCall, input), 'The campaign goes on')}
        >
          Go on
        </Button>
      )}
      {campaign.acts.includes('cancel') && (
        <Button
          variant="default"
          size="xs"
          leftSection={<X size={14} aria-hidden />}
          onClick={() => ask(true)}
        >
          Cancel the rest
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Cancel the rest?"
          action="Cancel the rest"
          isCancelAnAct
          tone="danger"
          change={cancelling}
          onConfirm={() =>
            void cancelling.send(prepareCall(cancelCampaignCall, input), 'The campaign is cancelled')
          }
          onClose={() => ask(false)}
        >
          Whoever did not get it yet will not. That cannot be taken back.
        </ConfirmDialog>
      )}
    </Group>
  )
}
