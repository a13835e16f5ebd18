import { Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readRestockSettingsCall } from '@vitrine/contract/restock/panel-calls'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useMay } from '../../session/may.ts'
import { GroupsCard } from './groups-card.tsx'
import { restockRoom } from './restock-room.tsx'
import { RestockSettingsCard } from './restock-settings-card.tsx'

const route = getRouteApi('/panel/restock')

/** Who waits for what is sold out: by product, one by one, and how they are told. */
export function RestockScreen() {
  const navigate = route.useNavigate()
  const maySettle = useMay(readRestockSettingsCall)
  return (
    <Stack>
      <PageHead title="Back in stock" />
      <GroupsCard />
      <ListScreen
        room={restockRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
      {maySettle && <RestockSettingsCard />}
    </Stack>
  )
}
