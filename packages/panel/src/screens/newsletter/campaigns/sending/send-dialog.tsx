import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { sendCampaignCall } from '@vitrine/contract/newsletter/campaigns/sending-calls'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { toastSaved } from '../../../../parts/toasts/toast.ts'
import { useListChoices } from '../../use-lists.ts'
import type { StoredCampaign } from '../stored-campaign.ts'
import { ProblemLines } from './problem-lines.tsx'
import classes from './sending.module.css'
import { useKeepCampaign } from './use-keep-campaign.ts'

interface SendDialogProps {
  readonly stored: StoredCampaign
  readonly onClose: () => void
}

/** Asks before a campaign goes out, with how many get it; or says what hinders it. */
export function SendDialog({ stored, onClose }: SendDialogProps) {
  const isReady = stored.readiness.problems.length === 0
  return (
    <Modal
      opened
      onClose={onClose}
      title={isReady ? 'Send it now?' : 'It cannot be sent yet'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {isReady ? (
        <Confirmation stored={stored} onClose={onClose} />
      ) : (
        <Stack>
          <ProblemLines problems={stored.readiness.problems} onGo={onClose} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} data-autofocus>
              Close
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

function Confirmation({ stored, onClose }: SendDialogProps) {
  const { campaign, readiness } = stored
  const { readers, from, mailsPerMinute } = readiness
  const { number } = useFormat()
  const lists = useListChoices()
  const keep = useKeepCampaign()
  const [refused, setRefused] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const list = lists.find(({ value }) => value === campaign.listId)?.label ?? ''
  const send = async () => {
    setSending(true)
    const body = { updatedAtMs: campaign.updatedAtMs }
    const outcome = await call(sendCampaignCall, { params: { campaignId: campaign.id }, body })
    setSending(false)
    if (!outcome.ok) return setRefused(outcome.refusal.message)
    toastSaved('The campaign is on its way')
    onClose()
    keep(outcome.reply.campaign)
  }
  return (
    <Stack>
      <div role="alert">{refused !== null && <Alert color="red">{refused}</Alert>}</div>
      <dl className={classes.facts}>
        <dt>Subject</dt>
        <dd>{campaign.subject}</dd>
        <dt>From</dt>
        <dd>{from}</dd>
        <dt>List</dt>
        <dd>{list}</dd>
        <dt>Takes</dt>
        <dd>{durationText(Math.ceil(readers / Math.max(mailsPerMinute, 1)), number)}</dd>
      </dl>
      <Text size="sm">You can pause it while it goes out. Mails that went out cannot be called back.</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Not yet
        </Button>
        <Button leftSection={<Send size={16} aria-hidden />} loading={isSending} onClick={() => void send()}>
          {readers === 1 ? 'Send to 1 person now' : `Send to ${number(readers)} people now`}
        </Button>
      </Group>
    </Stack>
  )
}

function durationText(minutes: number, number: (value: number) => string): string {
  if (minutes <= 1) return 'About a minute'
  if (minutes < 120) return `About ${number(minutes)} minutes`
  return `About ${number(Math.round(minutes / 60))} hours`
}
