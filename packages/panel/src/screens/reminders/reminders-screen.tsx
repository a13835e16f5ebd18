import { Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readReminderSettingsCall } from '@vitrine/contract/reminders/panel-calls'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { useMay } from '../../session/may.ts'
import { SettingsHead } from '../settings/settings-head.tsx'
import { ReminderSettingsCard } from './reminder-settings-card.tsx'
import { remindersRoom } from './reminders-room.tsx'

const route = getRouteApi('/panel/settings/abandoned-carts')

/** Carts that were left by those who agreed to be reminded, and how they are. */
export function RemindersScreen() {
  const navigate = route.useNavigate()
  const maySettle = useMay(readReminderSettingsCall)
  return (
    <Stack>
      <SettingsHead title="Abandoned carts" />
      <ListScreen
        room={remindersRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
      {maySettle && <ReminderSettingsCard />}
    </Stack>
  )
}
