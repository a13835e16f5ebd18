import { Anchor, Group, SegmentedControl } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { listContentCollectionsCall } from '@vitrine/contract/content/item-calls'
import { writeConditions } from '@vitrine/domain/lists/conditions'
import { ExternalLink } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { failureText } from '../../../call/messages.ts'
import { RefusedCall } from '../../../call/refusal.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListScreen } from '../../../parts/lists/list-screen.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { type ContentCollection, isByHand } from '../content-collections.ts'
import { type CollectionView, readCollectionSearch } from './collection-search.ts'
import { isTrashShown, roomOfCollection } from './items-room.tsx'
import { NewItem } from './new-item.tsx'

const AddPictures = lazy(() =>
  import('./add-pictures.tsx').then((module) => ({ default: module.AddPictures })),
)
const CalendarView = lazy(() =>
  import('../calendar/calendar-view.tsx').then((module) => ({ default: module.CalendarView })),
)
const OrderView = lazy(() => import('./order-view.tsx').then((module) => ({ default: module.OrderView })))
const TermsView = lazy(() =>
  import('../terms/terms-view.tsx').then((module) => ({ default: module.TermsView })),
)

const route = getRouteApi('/panel/content/$collectionId')

/** The items of a collection: as a list, in the owner's order, in a calendar, and by categories and tags. */
export function CollectionScreen() {
  const { collectionId } = route.useParams()
  const collections = useCall(listContentCollectionsCall, {})
  const collection = collections.data?.collections.find(({ id }) => id === collectionId)
  return (
    <>
      <PageHead
        title={collection?.title ?? 'Content'}
        above={<BackLink to="/content">Content</BackLink>}
        actions={
          collection && (
            <>
              {collection.kinds.some(({ kind }) => kind === 'image') && (
                <Suspense>
                  <AddPictures collection={collection} />
                </Suspense>
              )}
              <NewItem collection={collection} />
            </>
          )
        }
      />
      <Shown of={[collections]} loading="Loading the collection" failed={failureText.collections}>
        {() => (
          <>
            {!collection && <ErrorNotice error={missing} />}
            {collection && <Room collection={collection} />}
          </>
        )}
      </Shown>
    </>
  )
}

/** The address names no collection of the site. */
const missing = new RefusedCall({ status: 404, message: failureText.notFound, errors: {} })

const viewLabels: Readonly<Record<CollectionView, string>> = {
  order: 'Your order',
  list: 'List',
  calendar: 'Calendar',
  terms: 'Categories and tags',
}

function Room({ collection }: { readonly collection: ContentCollection }) {
  const byHand = isByHand(collection)
  const { show, list, month } = readCollectionSearch(route.useSearch(), byHand)
  const navigate = route.useNavigate()
  const isTrash = isTrashShown(list)
  const room = useMemo(() => roomOfCollection(collection.id, isTrash), [collection.id, isTrash])
  const views = (['order', 'list', 'calendar', 'terms'] as const).filter((view) => byHand || view !== 'order')
  return (
    <>
      <Group mb="md" justify="space-between" gap="sm">
        <SegmentedControl
          aria-label="What is shown"
          data={views.map((value) => ({ value, label: viewLabels[value] }))}
          value={show}
          onChange={(next) => void navigate({ search: { show: next } })}
        />
        {collection.isEnabled && (
          <Anchor href={collection.fullUrl} target="_blank" rel="noreferrer" size="sm">
            <Group gap={4} component="span">
              View page <ExternalLink size={14} aria-hidden />
            </Group>
          </Anchor>
        )}
      </Group>
      <Suspense fallback={<ListSkeleton label="Loading the view" />}>
        {show === 'order' && <OrderView collection={collection} />}
        {show === 'calendar' && (
          <CalendarView
            collection={collection}
            month={month}
            onMonth={(next) => void navigate({ search: { show, month: next } })}
          />
        )}
        {show === 'terms' && (
          <TermsView
            collectionId={collection.id}
            onFind={(kind, term) =>
              void navigate({
                search: { f: writeConditions([{ key: kind, operator: 'is', values: [term] }]) },
              })
            }
          />
        )}
      </Suspense>
      {show === 'list' && (
        <ListScreen
          room={room}
          search={list}
          onShow={(next, isTyped) =>
            void navigate({ search: { ...next, ...(byHand && { show }) }, replace: isTyped })
          }
        />
      )}
    </>
  )
}
