import { ActionIcon, Group, Menu, Text } from '@mantine/core'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import { Crown, Ellipsis, MonitorSmartphone, ShieldOff, ShieldUser, UserRoundX } from 'lucide-react'
import { useFormat } from '../../../format/use-format.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import classes from './people.module.css'
import type { PeopleDialog, Person } from './people.ts'

interface PersonRowProps {
  readonly person: Person
  /** Whether who looks at it owns the site. */
  readonly isOwner: boolean
  readonly onOpen: (dialog: PeopleDialog) => void
}

/** A person with their roles, and what can be done about them. */
export function PersonRow({ person, isOwner, onOpen }: PersonRowProps) {
  const { ago } = useFormat()
  const { displayName, email, roles, isSelf, hasSecondFactor, lastSeenAtMs } = person
  const isChanged = !person.isOwner && !isSelf
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {displayName}
          </Text>
          {person.isOwner && <StatusBadge tone="good">Owner</StatusBadge>}
          {isSelf && <StatusBadge tone="calm">You</StatusBadge>}
          {hasSecondFactor && <StatusBadge tone="calm">Second factor</StatusBadge>}
        </Group>
        <Text size="xs" c="dimmed" className={classes.mail}>
          {email}
        </Text>
      </div>
      <div className={classes.roles}>
        <Text size="sm">{roles.map((role) => roleTexts[role].label).join(', ')}</Text>
        <Text size="xs" c="dimmed">
          {lastSeenAtMs === null ? 'Never seen' : `Last seen ${ago(lastSeenAtMs)}`}
        </Text>
      </div>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`More about ${displayName}`}>
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isChanged && (
            <Menu.Item
              leftSection={<ShieldUser size={16} aria-hidden />}
              onClick={() => onOpen({ kind: 'roles', person })}
            >
              Change roles
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<MonitorSmartphone size={16} aria-hidden />}
            onClick={() => onOpen({ kind: 'sign-ins', person })}
          >
            Where they are signed in
          </Menu.Item>
          {isOwner && isChanged && roles.includes('admin') && (
            <Menu.Item
              leftSection={<Crown size={16} aria-hidden />}
              onClick={() => onOpen({ kind: 'transfer', person })}
            >
              Hand the site over
            </Menu.Item>
          )}
          {hasSecondFactor && !isSelf && (
            <Menu.Item
              leftSection={<ShieldOff size={16} aria-hidden />}
              onClick={() => onOpen({ kind: 'reset', person })}
            >
              End their second factor
            </Menu.Item>
          )}
          {isChanged && (
            <Menu.Item
              c="red.9"
              leftSection={<UserRoundX size={16} aria-hidden />}
              onClick={() => onOpen({ kind: 'remove', person })}
            >
              Remove
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
