import { Anchor, Group, NativeSelect, Paper, Pill, SegmentedControl, Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { listContentCollectionsCall } from '@vitrine/contract/content/item-calls'
import { ExternalLink } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { failureText } from '../../../call/messages.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { SearchBox } from '../../../parts/lists/search-box.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { type ContentCollection, isByHand, shelves } from '../content-collections.ts'
import { AddPictures } from './add-pictures.tsx'
import { ItemList } from './item-list.tsx'
import { type ItemSearch, parseItemSearch } from './item-search.ts'
import classes from './list.module.css'
import { NewItem } from './new-item.tsx'

const CalendarView = lazy(() =>
  import('../calendar/calendar-view.tsx').then((module) => ({ default: module.CalendarView })),
)
const TermsView = lazy(() =>
  import('../terms/terms-view.tsx').then((module) => ({ default: module.TermsView })),
)

const route = getRouteApi('/panel/content/$collectionId')

/** The items of a collection: a list by status, a calendar, and its categories and tags. */
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
              <AddPictures collection={collection} />
              <NewItem collection={collection} />
            </>
          )
        }
      />
      {collections.isPending && <ListSkeleton label="Loading the collection" />}
      {collections.isError && (
        <ErrorNotice error={collections.error} onRetry={() => void collections.refetch()} />
      )}
      {collections.data && !collection && <p role="alert">{failureText.notFound}</p>}
      {collection && <Room collection={collection} />}
    </>
  )
}

const views = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'terms', label: 'Categories and tags' },
]

function Room({ collection }: { readonly collection: ContentCollection }) {
  const search = parseItemSearch(route.useSearch())
  const navigate = route.useNavigate()
  const show = (change: Record<string, unknown>, replace = false) =>
    void navigate({ search: { ...parseItemSearch({ ...search, page: 1, ...change }) }, replace })
  return (
    <>
      <Group mb="md" justify="space-between" gap="sm">
        <SegmentedControl
          aria-label="What is shown"
          data={views}
          value={search.view ?? 'list'}
          onChange={(view) => show({ view })}
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
        {search.view === 'calendar' && (
          <CalendarView collection={collection} month={search.month} onMonth={(month) => show({ month })} />
        )}
        {search.view === 'terms' && (
          <TermsView
            collectionId={collection.id}
            onFind={(kind, term) =>
              show({ view: 'list', shelf: undefined, category: undefined, tag: undefined, [kind]: term })
            }
          />
        )}
      </Suspense>
      {search.view === undefined && <ListView collection={collection} search={search} show={show} />}
    </>
  )
}

interface ListViewProps {
  readonly collection: ContentCollection
  readonly search: ItemSearch
  readonly show: (change: Record<string, unknown>, replace?: boolean) => void
}

function ListView({ collection, search, show }: ListViewProps) {
  const { shelf, text, category, tag, sort } = search
  return (
    <Paper withBorder>
      <Tabs value={shelf ?? 'all'} onChange={(next) => show({ shelf: next === 'all' ? undefined : next })}>
        <Tabs.List className={classes.tabs} style={{ flexWrap: 'nowrap' }}>
          <Tabs.Tab value="all">All</Tabs.Tab>
          {shelves.map((each) => (
            <Tabs.Tab key={each.shelf} value={each.shelf}>
              {each.label} {collection.counts[each.shelf] ?? 0}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shelf ?? 'all'}>
          <Group p="md" pb={4} gap="sm">
            <SearchBox
              label="Search items"
              text={text ?? ''}
              onSearch={(next) => show({ text: next }, true)}
            />
            <NativeSelect
              aria-label="Sort by"
              data={[
                { value: 'usual', label: isByHand(collection) ? 'Your order' : 'Usual order' },
                { value: 'updated', label: 'Last changed' },
                { value: 'published', label: 'Date' },
                { value: 'title', label: 'Title' },
              ]}
              value={sort ?? 'usual'}
              onChange={(event) => show({ sort: event.currentTarget.value })}
            />
            {category !== undefined && (
              <Filter label={`Category: ${category}`} onClear={() => show({ category: undefined })} />
            )}
            {tag !== undefined && <Filter label={`Tag: ${tag}`} onClear={() => show({ tag: undefined })} />}
          </Group>
          <ItemList
            key={JSON.stringify([shelf, text, category, tag])}
            collection={collection}
            search={search}
            onPage={(page) => show({ page })}
          />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  )
}

function Filter({ label, onClear }: { readonly label: string; readonly onClear: () => void }) {
  return (
    <Pill
      withRemoveButton
      onRemove={onClear}
      removeButtonProps={{ 'aria-label': `Clear ${label}`, 'aria-hidden': false, tabIndex: 0 }}
    >
      {label}
    </Pill>
  )
}
