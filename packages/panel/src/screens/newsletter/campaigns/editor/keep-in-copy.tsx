import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { duplicateCampaignCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useChange } from '../../../../parts/changes/use-change.ts'
import type { SettingsFields } from '../../../../parts/settings/use-settings-draft.ts'
import type { CampaignReply, CampaignValue } from '../stored-campaign.ts'

interface KeepInCopyProps {
  readonly campaignId: string
  readonly form: SettingsFields<CampaignValue>
}

/** Keeps what was written of a campaign that is no draft any more: it goes into a copy. */
export function KeepInCopy({ campaignId, form }: KeepInCopyProps) {
  const navigate = useNavigate()
  const change = useChange<CampaignReply>({
    refused: 'The campaign was not copied',
    goOn: ({ campaign }) =>
      void navigate({
        to: '/newsletter/campaigns/$campaignId',
        params: { campaignId: campaign.id },
        ignoreBlocker: true,
      }),
  })
  const keep = async () => {
    const body = { written: form.getValues() }
    const copying = prepareCall(duplicateCampaignCall, { params: { campaignId }, body })
    const refused = await change.send(copying, 'Your text is in the copy')
    if (refused) form.setErrors(refused.errors)
  }
  return (
    <Group>
      <Button loading={change.state.kind === 'saving'} onClick={() => void keep()}>
        Duplicate with my text
      </Button>
    </Group>
  )
}
