import { Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  duplicateCampaignCall,
  listCampaignsCall,
  removeCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import type { CampaignState } from '@vitrine/domain/newsletter/campaigns/campaign'
import { Copy, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../../call/client.ts'
import { AskDialog } from '../../../parts/dialogs/ask-dialog.tsx'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'

interface WholeCampaign {
  readonly id: string
  readonly name: string
  readonly state: CampaignState
}

/** What a draft loses with it, and what a report. */
const removalText: Readonly<Record<CampaignState, string>> = {
  draft: 'What was written goes for good.',
  scheduled: '',
  sending: '',
  paused: '',
  sent: 'The report goes with it. Mails that went out stay with those who got them.',
  cancelled: 'The report goes with it. Mails that went out stay with those who got them.',
}

/** Duplicating and removing a campaign: the items of a menu, and the dialog that asks first. What is on its way is not removed. */
export function useWholeActs({ id, name, state }: WholeCampaign): {
  readonly items: ReactNode
  readonly dialog: ReactNode
} {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsked, ask] = useState(false)
  const params = { campaignId: id }
  const listAgain = () => queries.invalidateQueries({ queryKey: [listCampaignsCall.name] })
  const duplicate = async () => {
    const outcome = await call(duplicateCampaignCall, { params, body: {} })
    if (!outcome.ok) return toastError('The campaign was not copied', outcome.refusal.message)
    void listAgain()
    toastSaved('The campaign was copied')
    const copyId = outcome.reply.campaign.id
    await navigate({ to: '/newsletter/campaigns/$campaignId', params: { campaignId: copyId } })
  }
  const remove = async () => {
    const outcome = await call(removeCampaignCall, { params })
    ask(false)
    if (!outcome.ok) return toastError('The campaign was not removed', outcome.refusal.message)
    void listAgain()
    toastSaved('The campaign was removed')
    await navigate({ to: '/newsletter/campaigns', ignoreBlocker: true })
  }
  return {
    items: (
      <>
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={() => void duplicate()}>
          Duplicate
        </Menu.Item>
        {removalText[state] !== '' && (
          <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => ask(true)}>
            Remove
          </Menu.Item>
        )}
      </>
    ),
    dialog: isAsked && (
      <AskDialog
        title={`Remove “${name}”?`}
        text={removalText[state]}
        button="Remove"
        onClose={() => ask(false)}
        onDo={remove}
      />
    ),
  }
}
