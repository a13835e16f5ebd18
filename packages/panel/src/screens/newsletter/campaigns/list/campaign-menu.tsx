import { ActionIcon, Menu } from '@mantine/core'
import { Ellipsis } from 'lucide-react'
import type { CampaignRow } from '../stored-campaign.ts'
import { useWholeActs } from '../whole-acts.tsx'

/** What can be done with a campaign from the list. */
export function CampaignMenu({ row }: { readonly row: CampaignRow }) {
  const { items, dialog } = useWholeActs(row)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More for ${row.name}`}>
            <Ellipsis size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>{items}</Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  )
}
