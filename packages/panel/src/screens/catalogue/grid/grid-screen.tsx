import { Button, Group, Paper, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { saveGridCall } from '@vitrine/contract/catalogue/grid-calls'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { conditionProblemText, readConditions } from '@vitrine/domain/lists/conditions'
import { Grid2x2X } from 'lucide-react'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { failureText } from '../../../call/messages.ts'
import { readAfter } from '../../../call/read-after.ts'
import { RefusedCall } from '../../../call/refusal.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { FilterBar, type FiltersProps } from '../../../parts/lists/filters/filter-bar.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { NothingFound, unknownFilterText } from '../../../parts/lists/nothing-found.tsx'
import { SearchBox } from '../../../parts/lists/search-box.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { SaveBar } from '../../../parts/save-bar.tsx'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import { useMay } from '../../../session/may.ts'
import { useSession } from '../../../session/session.ts'
import { productsRoomOf } from '../list/products-room-of.ts'
import { type GridSearch, parseGridSearch } from './grid-search.ts'
import { GridSheet } from './grid-sheet.tsx'
import type { GridSite } from './rules/grid-line.ts'
import { type LoadedPart, useGrid } from './use-grid.ts'

const route = getRouteApi('/panel/products/grid')

/** Products and variants as rows of a sheet: change many cells, then save them all at once. */
export function GridScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { list } = productsRoomOf(useSession().site)
  const read = readConditions(search.f ?? '', list)
  if (read.ok) return <OpenGrid search={search} filters={list.filters} conditions={read.conditions} />
  return (
    <>
      <GridHead />
      <Paper withBorder>
        <NothingFound
          title={conditionProblemText[read.problem]}
          description={unknownFilterText}
          onClear={() => void navigate({ search: parseGridSearch({}) })}
        />
      </Paper>
    </>
  )
}

function GridHead() {
  return <PageHead title="Product grid" above={<BackLink to="/products">Products</BackLink>} />
}

interface OpenGridProps extends Pick<FiltersProps, 'filters' | 'conditions'> {
  readonly search: GridSearch
}

function OpenGrid({ search, filters, conditions }: OpenGridProps) {
  const navigate = route.useNavigate()
  const { currency, locale, timeZone, measurement } = useSession().site
  const site = useMemo(
    () => ({ currency, locale, timeZone, measurement }),
    [currency, locale, timeZone, measurement],
  )
  const mayChange = useMay(saveGridCall)
  const grid = useGrid(search, site)
  const { save, isSaving } = useSaving(grid)
  const isDirty = grid.changedCount > 0
  const isLeaving = useRef(false)
  const [takenBack, setTakenBack] = useState(0)

  return (
    <form onSubmit={save} data-whole-width>
      <GridHead />
      <Paper withBorder>
        <Group p="md" gap="sm">
          <SearchBox
            label="Search products"
            text={search.q ?? ''}
            takenBack={takenBack}
            onSearch={(next) =>
              void navigate({ search: parseGridSearch({ ...search, q: next }), replace: true })
            }
          />
          <FilterBar
            filters={filters}
            conditions={conditions}
            onChange={(f) => void navigate({ search: parseGridSearch({ ...search, f }) })}
          />
          <Text size="sm" c="dimmed" role="status">
            {grid.loading.kind === 'loading' ? 'Loading products…' : loadedText(grid.loaded)}
          </Text>
          {grid.loaded.next !== null && grid.loading.kind !== 'failed' && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={grid.loadMore}
              loading={grid.loading.kind === 'loading'}
            >
              Load more
            </Button>
          )}
        </Group>
        <GridBody grid={grid} site={site} mayChange={mayChange} />
      </Paper>
      {mayChange && <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={grid.discard} />}
      <UnsavedGuard isDirty={isDirty} isLeaving={isLeaving} onStay={() => setTakenBack(takenBack + 1)} />
    </form>
  )
}

interface GridBodyProps {
  readonly grid: ReturnType<typeof useGrid>
  readonly site: GridSite
  readonly mayChange: boolean
}

function GridBody({ grid, site, mayChange }: GridBodyProps) {
  const { loading, lines } = grid
  if (loading.kind === 'failed' && loading.after === null) {
    const error = new RefusedCall(loading.refusal)
    return <ErrorNotice error={error} title={failureText.list} onRetry={grid.loadAgain} />
  }
  if (lines.length === 0 && loading.kind === 'loading') return <ListSkeleton label="Loading products" />
  if (lines.length === 0) {
    return (
      <Group p="xl" justify="center" gap="sm" role="status">
        <Grid2x2X aria-hidden />
        <Text>No products found</Text>
      </Group>
    )
  }
  return (
    <>
      {loading.kind === 'failed' && <MissingRest refusal={loading.refusal} onRetry={grid.loadAgain} />}
      <GridSheet key={grid.round} grid={grid} site={site} mayChange={mayChange} />
    </>
  )
}

/** Says in a line that no more came: what is there stays, and is worked on. */
function MissingRest({ refusal, onRetry }: { readonly refusal: Refusal; readonly onRetry: () => void }) {
  const { status, message } = refusal
  return (
    <Group px="md" pb="sm" gap="sm" role="alert">
      <Text size="sm" c="red">
        {status === 0 ? failureText.network : message}
      </Text>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        Try again
      </Button>
    </Group>
  )
}

function loadedText({ products, total, next }: LoadedPart): string {
  if (next === null) return `${products} ${products === 1 ? 'product' : 'products'}`
  return `${products} of ${total.count}${total.isMore ? '+' : ''} products`
}

/** Saves, says what was saved, and what waits for its owner. */
function useSaving(grid: ReturnType<typeof useGrid>) {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || grid.changedCount === 0) return
    setSaving(true)
    // What needs a look is said above the sheet.
    const { saved, refusal } = await grid.save()
    setSaving(false)
    if (saved > 0) {
      toastSaved(`${saved} ${saved === 1 ? 'row' : 'rows'} saved`)
      await readAfter(queries, saveGridCall)
    }
    if (refusal) toastError('Not everything was saved', refusal.message)
  }
  return { save, isSaving }
}
