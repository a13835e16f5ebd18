import { Text } from '@mantine/core'
import { actKindText } from '@vitrine/domain/activity/act-kinds'
import { LinkText } from '../../parts/link-text.tsx'
import { useMay } from '../../session/may.ts'
import { settingsRooms } from '../settings/settings-rooms.ts'
import type { ActRow } from './act-row.ts'

const names = { product: 'Product', order: 'Order', page: 'Page', item: 'Item' } as const

/** What an act was about, leading there while it is there. */
export function SubjectLink({ act }: { readonly act: ActRow }) {
  const { subject } = act
  if (!subject) return <RoomLink act={act} />
  const { id } = subject
  const words = { size: 'sm', children: names[subject.kind] } as const
  switch (subject.kind) {
    case 'product':
      return <LinkText to="/products/$productId" params={{ productId: id }} {...words} />
    case 'order':
      return <LinkText to="/orders/$orderId" params={{ orderId: id }} {...words} />
    case 'page':
      return <LinkText to="/pages/$collectionId" params={{ collectionId: id }} {...words} />
    case 'item':
      return (
        <LinkText
          to="/content/$collectionId/$itemId"
          params={{ collectionId: subject.collectionId ?? '', itemId: id }}
          {...words}
        />
      )
  }
}

const allRooms = settingsRooms.flatMap(({ rooms }) => rooms)

/** The room of the settings that an act was done in, or the name of its kind. */
function RoomLink({ act }: { readonly act: ActRow }) {
  const about = withoutVerb(act.call)
  const room = allRooms.find(({ needs }) => withoutVerb(needs.name) === about)
  const mayEnter = useMay(room?.needs ?? nobody)
  if (!room || !mayEnter) return <Text size="sm">{actKindText[act.kind]}</Text>
  return (
    <LinkText to={room.to} size="sm">
      {room.label}
    </LinkText>
  )
}

const nobody = { policy: { kind: 'owner', roles: [] } } as const

const withoutVerb = (call: string) => call.replace(/^(read|list|change)/, '')
