import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { listRestockGroupsCall } from '@vitrine/contract/restock/panel-calls'
import { replyOrThrow } from '../../call/call-query.ts'
import { call } from '../../call/client.ts'
import { useFormat } from '../../format/use-format.ts'
import { refusalIn } from '../../parts/changes/use-change.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { type PagedReading, ShowMore } from '../../parts/reading/show-more.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useTelling } from './use-telling.ts'

type RestockGroup = ReplyOf<typeof listRestockGroupsCall>['signUpGroups'][number]

/** Variants that somebody waits for, page by page, and what can be done about it. */
export function GroupsCard() {
  const groups = useInfiniteQuery({
    queryKey: [listRestockGroupsCall.name],
    queryFn: async ({ pageParam }: { readonly pageParam: string }) => {
      return replyOrThrow(
        await call(listRestockGroupsCall, {
          query: pageParam === '' ? {} : { cursor: pageParam },
        }),
      )
    },
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  })
  return (
    <Shown of={[groups]} loading="Loading what they wait for" height={120}>
      {({ pages }) => <Groups found={pages.flatMap(({ signUpGroups }) => signUpGroups)} pages={groups} />}
    </Shown>
  )
}

interface GroupsProps {
  readonly found: readonly RestockGroup[]
  readonly pages: PagedReading
}

function Groups({ found, pages }: GroupsProps) {
  const { change, tell, tellAll } = useTelling()
  const refusal = refusalIn(change)
  const isSending = change.state.kind === 'saving'
  if (found.length === 0) return null
  // What the next pages hold may be back, too.
  const mayTellAll = found.filter(isBack).length > 1 || pages.hasNextPage
  return (
    <PanelCard title="What they wait for" isFlush>
      <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
      <Table.ScrollContainer minWidth={520} scrollAreaProps={keyboardReachable}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Product</Table.Th>
              <Table.Th>Waiting</Table.Th>
              <Table.Th>In stock</Table.Th>
              <Table.Th>Since</Table.Th>
              <Table.Th aria-label="Tell them" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.map((group) => (
              <GroupRow
                key={`${group.productId} ${group.variantId}`}
                group={group}
                isSending={isSending}
                onTell={() => void tell(group)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {mayTellAll && (
        <Group p="sm" gap="xs">
          <Button loading={isSending} onClick={() => void tellAll()}>
            Tell all whose product is back
          </Button>
          <ShowMore of={pages} />
        </Group>
      )}
    </PanelCard>
  )
}

interface GroupRowProps {
  readonly group: RestockGroup
  readonly isSending: boolean
  readonly onTell: () => void
}

function GroupRow({ group, isSending, onTell }: GroupRowProps) {
  const { number, day } = useFormat()
  const { productId, productTitle, variantName, signUpCount, firstAtMs, qtyInStock, isVisible } = group
  return (
    <Table.Tr>
      <Table.Td>
        <Stack gap={0}>
          {isVisible ? (
            <LinkText to="/products/$productId" params={{ productId }} size="sm" fw={600}>
              {productTitle}
            </LinkText>
          ) : (
            <Text size="sm">{productTitle}</Text>
          )}
          {variantName !== '' && (
            <Text size="xs" c="dimmed">
              {variantName}
            </Text>
          )}
        </Stack>
      </Table.Td>
      <Table.Td>{number(signUpCount)}</Table.Td>
      <Table.Td>
        {!isVisible ? (
          <StatusBadge tone="calm">Not for sale</StatusBadge>
        ) : qtyInStock === 0 ? (
          <StatusBadge tone="due">Sold out</StatusBadge>
        ) : (
          <StatusBadge tone="good">{qtyInStock === null ? 'Unlimited' : number(qtyInStock)}</StatusBadge>
        )}
      </Table.Td>
      <Table.Td>{day(firstAtMs)}</Table.Td>
      <Table.Td ta="right">
        {isBack(group) && (
          <Button
            size="compact-sm"
            loading={isSending}
            aria-label={`Tell those who wait for ${[productTitle, variantName].filter(Boolean).join(', ')}`}
            onClick={onTell}
          >
            Tell them
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function isBack({ isVisible, qtyInStock }: RestockGroup): boolean {
  return isVisible && qtyInStock !== 0
}

/** On a phone the table takes the focus, to be scrolled by keys. */
const keyboardReachable = { viewportProps: { tabIndex: 0 } } as const
