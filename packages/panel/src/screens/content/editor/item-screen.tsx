import { getRouteApi } from '@tanstack/react-router'
import { listContentCollectionsCall, readItemCall } from '@vitrine/contract/content/item-calls'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { LinkText } from '../../../parts/link-text.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { readTrail } from '../../../parts/lists/trail/list-trail.ts'
import { PageHead } from '../../../parts/page-head.tsx'
import { type ContentCollection, itemName } from '../content-collections.ts'
import { ItemEditor } from './item-editor.tsx'
import { useIsItemMoving } from './item-work.ts'
import type { OpenedItem } from './opened-item.ts'

const route = getRouteApi('/panel/content/$collectionId/$itemId')

/** An item that is there, to be edited. */
export function ItemScreen() {
  const { collectionId, itemId } = route.useParams()
  // Read together with the item: once it has come to rest, the item is as it was left.
  const isMoving = useIsItemMoving(itemId)
  const item = useCall(readItemCall, { params: { itemId } })
  const collections = useCall(listContentCollectionsCall, {})
  const collection = collections.data?.collections.find(({ id }) => id === collectionId)
  const failed = [item, collections].find((query) => query.isError)
  const above = <BackToCollection collectionId={collectionId} title={collection?.title ?? 'Content'} />
  if (item.data && collection && item.data.row.shelf !== 'trash')
    return <Opened key={itemId} item={item.data} isMoving={isMoving} collection={collection} above={above} />
  return (
    <>
      <PageHead title={item.data?.row.title ?? 'Item'} above={above} />
      {failed && <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && item.data?.row.shelf === 'trash' && (
        <p role="status">This lies in the trash. Put it back from there to go on with it.</p>
      )}
      {!failed && !(item.data && collections.data) && <ListSkeleton label="Loading the item" />}
    </>
  )
}

interface OpenedProps {
  readonly item: OpenedItem
  readonly isMoving: boolean
  readonly collection: ContentCollection
  readonly above: ReactNode
}

/**
 * An editor keeps what it began with: what is read again meanwhile comes at the next opening, or with a save. It begins when what it was left with
 * is saved, and its draft kept or dropped.
 */
function Opened({ item, isMoving, collection, above }: OpenedProps) {
  const [opened, open] = useState(isMoving ? null : item)
  if (opened) return <ItemEditor opened={opened} collection={collection} above={above} />
  if (!isMoving) open(item)
  return (
    <>
      <PageHead title={itemName(item.row)} above={above} />
      <ListSkeleton label="Loading the item" />
    </>
  )
}

function BackToCollection({
  collectionId,
  title,
}: {
  readonly collectionId: string
  readonly title: string
}) {
  return (
    <LinkText
      to="/content/$collectionId"
      params={{ collectionId }}
      search={readTrail(`/content/${collectionId}`)?.search ?? {}}
      size="sm"
      c="dimmed"
      style={{ display: 'inline-flex', gap: 4, alignItems: 'center', minHeight: 24 }}
    >
      <ArrowLeft size={16} aria-hidden />
      {title}
    </LinkText>
  )
}
