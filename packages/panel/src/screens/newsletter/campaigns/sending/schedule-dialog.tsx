import { Text } from '@mantine/core'
import { scheduleCampaignCall } from '@vitrine/contract/newsletter/campaigns/sending-calls'
import { fromWallTime, toWallTime } from '@vitrine/domain/time/site-clock'
import { useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { MomentField } from '../../../../parts/fields/moment-field.tsx'
import { useSession } from '../../../../session/session.ts'
import type { StoredCampaign } from '../stored-campaign.ts'
import { NotYetDialog } from './not-yet-dialog.tsx'
import { useCampaignChange } from './use-campaign-change.ts'

interface ScheduleDialogProps {
  readonly stored: StoredCampaign
  readonly onClose: () => void
}

/** Asks when a campaign is to go out, on the site's clock; or says what hinders it. */
export function ScheduleDialog({ stored, onClose }: ScheduleDialogProps) {
  // Whether posts are out is asked of the moment that is chosen here.
  const problems = stored.readiness.problems.filter(({ code }) => code !== 'post-to-come')
  if (problems.length === 0) return <MomentDialog stored={stored} onClose={onClose} />
  return <NotYetDialog problems={problems} onClose={onClose} />
}

function MomentDialog({ stored: { campaign }, onClose }: ScheduleDialogProps) {
  const { site } = useSession()
  const { moment } = useFormat()
  const change = useCampaignChange(campaign.id, { onDone: onClose })
  const [atMs, setAtMs] = useState(() => campaign.scheduledAtMs ?? tomorrowAtNine(site.timeZone))
  const [isUnread, setUnread] = useState(false)
  const schedule = () => {
    const body = { updatedAtMs: campaign.updatedAtMs, atMs }
    const sending = prepareCall(scheduleCampaignCall, { params: { campaignId: campaign.id }, body })
    void change.send(sending, 'The campaign is scheduled')
  }
  return (
    <FormDialog
      title="When should it go out?"
      action={isUnread ? 'Schedule' : `Send on ${moment(atMs)}`}
      change={change}
      onSubmit={schedule}
      onClose={onClose}
    >
      <MomentField
        label="Date and time"
        atMs={atMs}
        onChange={(next) => {
          change.forget()
          setAtMs(next)
        }}
        onUnread={setUnread}
      />
      <Text size="sm" c="dimmed">
        Whoever is subscribed then gets it. Until then you can change the time or take it back.
      </Text>
    </FormDialog>
  )
}

const dayMs = 86_400_000

function tomorrowAtNine(timeZone: string): number {
  const tomorrowMs = Date.now() + dayMs
  const wall = `${toWallTime(tomorrowMs, timeZone).slice(0, 10)}T09:00`
  return fromWallTime(wall, timeZone) ?? tomorrowMs
}
