import { ActionIcon, Menu, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CircleUserRound, LogOut, UserRoundCog } from 'lucide-react'
import { useLeave, useSession } from '../session/session.ts'

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { account } = useSession()
  const leave = useLeave()
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Account of ${account.displayName}`}>
          <CircleUserRound size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)">
            {account.displayName}
          </Text>
          <Text size="xs" truncate>
            {account.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/account" leftSection={<UserRoundCog size={16} aria-hidden />}>
          Your account
        </Menu.Item>
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={() => void leave()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
