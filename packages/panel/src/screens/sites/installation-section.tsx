import { Anchor, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listTemplatesCall } from '@vitrine/contract/sites/template-calls'
import { useCall } from '../../call/use-call.ts'
import { useMay } from '../../session/may.ts'

/** The way to the room of all sites, for who looks after them. */
export function InstallationSection() {
  const { data } = useCall(listTemplatesCall, {}, { isEnabled: useMay(listTemplatesCall) })
  if (!data?.mayUpload) return null
  return (
    <section aria-label="This installation">
      <Title order={2} size="h4" mb="sm">
        This installation
      </Title>
      <Anchor component={Link} to="/sites">
        Sites
      </Anchor>
      <Text size="sm" c="dimmed">
        All sites of this server: their names, hosts and templates
      </Text>
    </section>
  )
}
