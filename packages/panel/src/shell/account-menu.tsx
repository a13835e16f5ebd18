import { Menu, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, CircleUserRound, LogOut, UserRoundCog } from 'lucide-react'
import { useRef } from 'react'
import { useSession } from '../session/session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { IconButton } from './icon-button.tsx'

/** Who is signed in, their account, and the way out; open at first, as it is loaded when somebody wants it. */
export function AccountMenu() {
  const { account, hasOtherSites } = useSession()
  const signOut = useSignOut()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Menu
      position="bottom-end"
      width={240}
      withinPortal
      defaultOpened
      onClose={() => button.current?.focus()}
    >
      <Menu.Target>
        <IconButton ref={button} label={`Account of ${account.displayName}`}>
          <CircleUserRound size={20} aria-hidden />
        </IconButton>
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
        {hasOtherSites && (
          <Menu.Item
            component="a"
            href="/config?site="
            leftSection={<ArrowLeftRight size={16} aria-hidden />}
          >
            Work on another site
          </Menu.Item>
        )}
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
