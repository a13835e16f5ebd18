import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { scheduleCampaignCall } from '@vitrine/contract/newsletter/campaigns/sending-calls'
import { fromWallTime, toWallTime } from '@vitrine/domain/time/site-clock'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { DialogFrame } from '../../../../parts/dialogs/dialog-frame.tsx'
import { MomentField } from '../../../../parts/fields/moment-field.tsx'
import { toastSaved } from '../../../../parts/toasts/toast.ts'
import { useSession } from '../../../../session/session.ts'
import type { StoredCampaign } from '../stored-campaign.ts'
import { ProblemLines } from './problem-lines.tsx'
import { useKeepCampaign } from './use-keep-campaign.ts'

interface ScheduleDialogProps {
  readonly stored: StoredCampaign
  readonly onClose: () => void
}

/** Asks when a campaign is to go out, on the site's clock; or says what hinders it. */
export function ScheduleDialog({ stored, onClose }: ScheduleDialogProps) {
  const { problems } = stored.readiness
  return (
    <DialogFrame
      onClose={onClose}
      title={problems.length === 0 ? 'When should it go out?' : 'It cannot be sent yet'}
    >
      {problems.length === 0 ? (
        <Moment stored={stored} onClose={onClose} />
      ) : (
        <Stack>
          <ProblemLines problems={problems} onGo={onClose} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} data-autofocus>
              Close
            </Button>
          </Group>
        </Stack>
      )}
    </DialogFrame>
  )
}

function Moment({ stored: { campaign }, onClose }: ScheduleDialogProps) {
  const { site } = useSession()
  const { moment } = useFormat()
  const keep = useKeepCampaign()
  const [atMs, setAtMs] = useState(() => campaign.scheduledAtMs ?? tomorrowAtNine(site.timeZone))
  const [refused, setRefused] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const schedule = async () => {
    setSaving(true)
    const body = { updatedAtMs: campaign.updatedAtMs, atMs }
    const outcome = await call(scheduleCampaignCall, { params: { campaignId: campaign.id }, body })
    setSaving(false)
    if (!outcome.ok) return setRefused(outcome.refusal.message)
    toastSaved('The campaign is scheduled')
    onClose()
    keep(outcome.reply.campaign)
  }
  return (
    <Stack>
      <div role="alert">{refused !== null && <Alert color="red">{refused}</Alert>}</div>
      <MomentField
        label="Date and time"
        atMs={atMs}
        onChange={(next) => {
          setRefused(null)
          setAtMs(next)
        }}
      />
      <Text size="sm" c="dimmed">
        Whoever is subscribed then gets it. Until then you can change the time or take it back.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isSaving} onClick={() => void schedule()}>
          {`Send on ${moment(atMs)}`}
        </Button>
      </Group>
    </Stack>
  )
}

const dayMs = 86_400_000

function tomorrowAtNine(timeZone: string): number {
  const tomorrowMs = Date.now() + dayMs
  const wall = `${toWallTime(tomorrowMs, timeZone).slice(0, 10)}T09:00`
  return fromWallTime(wall, timeZone) ?? tomorrowMs
}
