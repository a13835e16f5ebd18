import { Autocomplete, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listItemsCall } from '@vitrine/contract/content/item-calls'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { useCall } from '../../call/use-call.ts'
import { useMay } from '../../session/may.ts'

/** So many entries are offered at a time. */
const most = 8

interface LinkAddressFieldProps {
  readonly value: string
  readonly problem: string | null
  readonly onChange: (address: string) => void
}

/** Where a link leads: an address that is typed, or a page or an entry of the site that is found by its title. */
export function LinkAddressField({ value, problem, onChange }: LinkAddressFieldProps) {
  const targets = useTargets(value)
  return (
    <Autocomplete
      label="Address"
      description="An address, or the title of a page, a post or an event of this site."
      placeholder="https://example.org"
      data-autofocus
      value={value}
      error={problem}
      data={targets.map(({ address }) => address)}
      // They were found by their titles, too.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <Stack gap={0}>
          <Text size="sm">{targets.find(({ address }) => address === option.value)?.title}</Text>
          <Text size="xs" c="dimmed">
            {option.value}
          </Text>
        </Stack>
      )}
      onChange={onChange}
    />
  )
}

interface LinkTarget {
  readonly title: string
  readonly address: string
}

function useTargets(typed: string): readonly LinkTarget[] {
  const words = typed.trim()
  const [asked] = useDebouncedValue(words, 150)
  const mayReadItems = useMay(listItemsCall)
  const pages = useCall(listPagesCall, {}, { isEnabled: useMay(listPagesCall) })
  const items = useCall(
    listItemsCall,
    { query: { q: asked, limit: most } },
    { isEnabled: mayReadItems && asked.length > 1 && !asked.includes('/') },
  )
  const ofPages = (pages.data?.pages ?? [])
    .filter(({ externalUrl }) => externalUrl === null)
    .map(({ title, path }) => ({ title, address: path }))
  const ofItems = asked.length > 1 ? (items.data?.rows ?? []) : []
  const found = [
    ...ofPages.filter((page) => matches(page, words)),
    ...ofItems.flatMap(({ title, fullUrl }) => (fullUrl === '' ? [] : [{ title, address: fullUrl }])),
  ]
  return [...new Map(found.map((each) => [each.address, each])).values()].slice(0, most)
}

function matches({ title, address }: LinkTarget, words: string): boolean {
  return `${title} ${address}`.toLowerCase().includes(words.toLowerCase())
}
