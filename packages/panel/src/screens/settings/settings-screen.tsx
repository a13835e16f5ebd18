import { Anchor, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PageHead } from '../../parts/page-head.tsx'
import { may } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { InstallationSection } from '../sites/installation-section.tsx'
import classes from './settings.module.css'
import { settingsRooms } from './settings-rooms.ts'

/** The rooms of the settings that the account may enter. */
export function SettingsScreen() {
  const { account } = useSession()
  const open = settingsRooms
    .map(({ group, rooms }) => ({ group, rooms: rooms.filter(({ needs }) => may(account.roles, needs)) }))
    .filter(({ rooms }) => rooms.length > 0)
  return (
    <>
      <PageHead title="Settings" />
      <Stack gap="xl">
        {open.map(({ group, rooms }) => (
          <section key={group} aria-label={group}>
            <Title order={2} size="h4" mb="sm">
              {group}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} component="ul" className={classes.rooms}>
              {rooms.map(({ to, label, description }) => (
                <li key={to} className={classes.room}>
                  <Anchor component={Link} to={to} className={classes.link}>
                    {label}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {description}
                  </Text>
                </li>
              ))}
            </SimpleGrid>
          </section>
        ))}
        <InstallationSection />
      </Stack>
    </>
  )
}
