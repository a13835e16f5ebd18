import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { listCampaignsCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { useState } from 'react'
import { toastError, toastSaved } from '../../../../parts/toasts/toast.ts'
import type { CampaignValue } from '../stored-campaign.ts'
import { saveInCopy } from '../write-campaign.ts'

interface KeepInCopyProps {
  readonly campaignId: string
  readonly values: CampaignValue
}

/** Keeps what was written of a campaign that is no draft any more: it goes into a copy. */
export function KeepInCopy({ campaignId, values }: KeepInCopyProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const keep = async () => {
    setSaving(true)
    const outcome = await saveInCopy(campaignId, values)
    setSaving(false)
    if (!outcome.ok) return toastError('The campaign was not copied', outcome.refusal.message)
    void queries.invalidateQueries({ queryKey: [listCampaignsCall.name] })
    toastSaved('Your text is in the copy')
    const copyId = outcome.reply.campaign.id
    await navigate({
      to: '/newsletter/campaigns/$campaignId',
      params: { campaignId: copyId },
      ignoreBlocker: true,
    })
  }
  return (
    <Group>
      <Button loading={isSaving} onClick={() => void keep()}>
        Duplicate with my text
      </Button>
    </Group>
  )
}
