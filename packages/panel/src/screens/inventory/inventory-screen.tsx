import { getRouteApi } from '@tanstack/react-router'
import { changeMerchandisingCall } from '@vitrine/contract/selling/selling-calls'
import { Settings2 } from 'lucide-react'
import { LinkButton } from '../../parts/link-text.tsx'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useMay } from '../../session/may.ts'
import { inventoryRoom } from './inventory-room.tsx'

const route = getRouteApi('/panel/inventory')

/** The inventory: what is on the shelf variant by variant, counted, received and taken out with a reason. */
export function InventoryScreen() {
  const navigate = route.useNavigate()
  const maySet = useMay(changeMerchandisingCall)
  return (
    <>
      <PageHead
        title="Inventory"
        actions={
          maySet && (
            <LinkButton
              to="/settings/merchandising"
              variant="default"
              leftSection={<Settings2 size={16} aria-hidden />}
            >
              When few are left
            </LinkButton>
          )
        }
      />
      <ListScreen
        room={inventoryRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
    </>
  )
}
