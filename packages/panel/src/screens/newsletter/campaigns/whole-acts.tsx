import { Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import {
  duplicateCampaignCall,
  removeCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import type { CampaignState } from '@vitrine/domain/newsletter/campaigns/campaign'
import { Copy, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'

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
  const navigate = useNavigate()
  const [isAsked, ask] = useState(false)
  const params = { campaignId: id }
  const copying = useChange<ReplyOf<typeof duplicateCampaignCall>>({
    refused: 'The campaign was not copied',
    goOn: ({ campaign }) =>
      void navigate({ to: '/newsletter/campaigns/$campaignId', params: { campaignId: campaign.id } }),
  })
  const duplicate = () =>
    copying.send(prepareCall(duplicateCampaignCall, { params, body: {} }), 'The campaign was copied')
  const removal = useChange<unknown>({
    goOn: () => {
      ask(false)
      void navigate({ to: '/newsletter/campaigns', ignoreBlocker: true })
    },
  })
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
      <ConfirmDialog
        title={`Remove “${name}”?`}
        action="Remove"
        tone="danger"
        change={removal}
        onConfirm={() =>
          void removal.send(prepareRemoval(removeCampaignCall, { params }), 'The campaign was removed')
        }
        onClose={() => ask(false)}
      >
        {removalText[state]}
      </ConfirmDialog>
    ),
  }
}
