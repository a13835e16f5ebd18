import { Group, Text } from '@mantine/core'
import { actKindText } from '@vitrine/domain/activity/act-kinds'
import { LinkText } from '../../parts/link-text.tsx'
import { useMay } from '../../session/may.ts'
import { settingsRooms } from '../settings/settings-rooms.ts'
import type { ActRow } from './act-row.ts'

/** What an act was about, leading there while it is there. */
export function SubjectLink({ act }: { readonly act: ActRow }) {
  const { subject } = act
  if (!subject) return <RoomLink act={act} />
  const { id } = subject
  switch (subject.kind) {
    case 'product':
      return (
        <LinkText to="/products/$productId" params={{ productId: id }} size="sm">
          Product
        </LinkText>
      )
    case 'order':
      return (
        <LinkText to="/orders/$orderId" params={{ orderId: id }} size="sm">
          Order
        </LinkText>
      )
    case 'page':
      return (
        <LinkText to="/pages/$collectionId" params={{ collectionId: id }} size="sm">
          Page
        </LinkText>
      )
    case 'item': {
      const params = { collectionId: subject.collectionId ?? '', itemId: id }
      return (
        <LinkText to="/content/$collectionId/$itemId" params={params} size="sm">
          Item
        </LinkText>
      )
    }
  }
}

/** What kind of thing an act was about, and the way there; the kind alone where there is no such thing. */
export function SubjectLine({ act }: { readonly act: ActRow }) {
  const room = useRoomOf(act)
  if (act.subject === null && room === null) return <KindLink kind={act.kind} />
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        {actKindText[act.kind]}:
      </Text>
      <Text size="sm" component="div">
        <SubjectLink act={act} />
      </Text>
    </Group>
  )
}

/** Leads to the list of a kind, where acts on many rows are undone. */
function KindLink({ kind }: { readonly kind: ActRow['kind'] }) {
  if (kind === 'product')
    return (
      <LinkText to="/products" size="sm">
        {actKindText[kind]}
      </LinkText>
    )
  if (kind === 'order')
    return (
      <LinkText to="/orders" size="sm">
        {actKindText[kind]}
      </LinkText>
    )
  return <Text size="sm">{actKindText[kind]}</Text>
}

const allRooms = settingsRooms.flatMap(({ rooms }) => rooms)

/** The room of the settings that an act was done in, for who may enter it. */
function useRoomOf({ call }: ActRow) {
  const about = withoutVerb(call)
  const room = allRooms.find(({ needs }) => withoutVerb(needs.name) === about)
  const mayEnter = useMay(room?.needs ?? nobody)
  return room && mayEnter ? room : null
}

/** The room that an act was done in, or the name of its kind. */
function RoomLink({ act }: { readonly act: ActRow }) {
  const room = useRoomOf(act)
  if (!room) return <Text size="sm">{actKindText[act.kind]}</Text>
  return (
    <LinkText to={room.to} size="sm">
      {room.label}
    </LinkText>
  )
}

const nobody = { policy: { kind: 'owner', roles: [] } } as const

const withoutVerb = (call: string) => call.replace(/^(read|list|change)/, '')
