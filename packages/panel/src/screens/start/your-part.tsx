import { List, Text } from '@mantine/core'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { useSession } from '../../session/session.ts'

/** What somebody may do for whom nothing waits here, role by role. */
export function YourPart() {
  const { roles } = useSession().account
  return (
    <PanelCard title="What you may do here">
      <List listStyleType="none" spacing="sm">
        {roles.map((role) => (
          <List.Item key={role}>
            <Text fw={600}>{roleTexts[role].label}</Text>
            <Text size="sm" c="dimmed">
              {roleTexts[role].description}
            </Text>
          </List.Item>
        ))}
      </List>
    </PanelCard>
  )
}
