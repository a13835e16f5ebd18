import { Autocomplete, Group, Stack, Text } from '@mantine/core'
import { StatusBadge } from '../status-badge.tsx'
import { type LinkTarget, useLinkTargets } from './use-link-targets.ts'

interface LinkAddressFieldProps {
  readonly value: string
  readonly problem: string | null
  readonly onChange: (address: string) => void
}

/** Where a link leads: an address that is typed, or a page, an entry or a product of the site that is found by its title. */
export function LinkAddressField({ value, problem, onChange }: LinkAddressFieldProps) {
  const targets = useLinkTargets(value)
  return (
    <Autocomplete
      label="Address"
      description="An address, or the title of a page, a post, an event or a product of this site."
      placeholder="https://example.org"
      data-autofocus
      value={value}
      error={problem}
      data={targets.map(({ address }) => address)}
      // They were found by their titles, too.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <TargetText {...targets.find(({ address }) => address === option.value)} />
      )}
      onChange={onChange}
    />
  )
}

function TargetText({ title, address, state = null }: Partial<LinkTarget>) {
  return (
    <Stack gap={0}>
      <Group gap={6}>
        <Text size="sm">{title}</Text>
        {state && <StatusBadge tone="due">{state}</StatusBadge>}
      </Group>
      <Text size="xs" c="dimmed">
        {address}
      </Text>
    </Stack>
  )
}
