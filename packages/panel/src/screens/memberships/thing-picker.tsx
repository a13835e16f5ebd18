import { Button, Group, Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { findAreaThingsCall } from '@vitrine/contract/memberships/panel-calls'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../call/use-call.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import type { Thing } from './set-up.ts'
import classes from './set-up-cards.module.css'

interface ThingPickerProps {
  readonly things: readonly Thing[]
  readonly error: string | undefined
  readonly onChange: (things: readonly Thing[]) => void
}

const kindLabels = { page: 'Page', item: 'Post', product: 'Product' } as const
const waitMs = 250

/** What lies in an area, and what can be put into it. */
export function ThingPicker({ things, error, onChange }: ThingPickerProps) {
  const [kind, setKind] = useState<Thing['kind']>('page')
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words, waitMs)
  const found = useCall(findAreaThingsCall, { query: { kind, q } }, { keepPrevious: true })
  const isIn = (thing: Thing) => things.some((each) => each.kind === thing.kind && each.id === thing.id)
  const fresh = (found.data?.things ?? []).filter((each) => each.kind === kind && !isIn(each))
  return (
    <Input.Wrapper label="What lies in it" error={error} labelElement="div">
      <Stack gap="xs" mt={4}>
        {things.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nothing yet: choose below.
          </Text>
        ) : (
          <ul className={classes.rows} aria-label="What lies in the area">
            {things.map((thing) => (
              <ThingRow key={`${thing.kind} ${thing.id}`} thing={thing}>
                <Button
                  variant="subtle"
                  color="red.9"
                  size="compact-sm"
                  aria-label={`Take out ${nameOf(thing)}`}
                  onClick={() => onChange(things.filter((each) => each !== thing))}
                >
                  <Trash2 size={14} aria-hidden />
                </Button>
              </ThingRow>
            ))}
          </ul>
        )}
        <SegmentedControl
          aria-label="What to look for"
          value={kind}
          onChange={(next) => setKind(next === 'item' || next === 'product' ? next : 'page')}
          data={[
            { value: 'page', label: 'Pages' },
            { value: 'item', label: 'Posts' },
            { value: 'product', label: 'Products' },
          ]}
        />
        <TextInput
          label="Find what to put in"
          type="search"
          value={words}
          description={
            kind === 'page'
              ? 'With a page goes all that is in it: the posts of a blog, the products of a shop, the pages of an index.'
              : 'In lists and in searches it is shown to nobody; members find it on the page of their membership.'
          }
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {found.isError && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && fresh.length === 0 && (
          <Text size="sm" c="dimmed" role="status">
            Nothing more is found.
          </Text>
        )}
        <ul className={classes.rows} aria-label="What was found">
          {fresh.slice(0, 8).map((thing) => (
            <ThingRow key={thing.id} thing={thing}>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<Plus size={14} aria-hidden />}
                aria-label={`Put in ${nameOf(thing)}`}
                onClick={() => onChange([...things, thing])}
              >
                Put in
              </Button>
            </ThingRow>
          ))}
        </ul>
      </Stack>
    </Input.Wrapper>
  )
}

function ThingRow({ thing, children }: { readonly thing: Thing; readonly children: React.ReactNode }) {
  return (
    <li>
      <div className={classes.words}>
        <Text size="sm">{nameOf(thing)}</Text>
        <Group gap={6}>
          <Text size="xs" c="dimmed">
            {[kindLabels[thing.kind], thing.detail].filter(Boolean).join(' · ')}
          </Text>
        </Group>
      </div>
      {children}
    </li>
  )
}

function nameOf({ title }: Thing): string {
  return title === '' ? 'Not there any more' : title
}
