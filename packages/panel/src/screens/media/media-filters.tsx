import { Group, NativeSelect, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { type MediaKind, mediaKinds } from '@vitrine/domain/media/media-entry'
import { LayoutGrid, List } from 'lucide-react'
import { SearchBox } from '../../parts/lists/search-box.tsx'
import { kindLabels } from '../../parts/media/kind-labels.ts'
import type { MediaFilter, MediaSearch, MediaSort } from './media-search.ts'

interface MediaFiltersProps {
  readonly search: MediaSearch
  readonly onChange: (change: Partial<MediaSearch>) => void
}

const kinds = [
  { value: '', label: 'All kinds' },
  ...mediaKinds.map((value) => ({ value, label: kindLabels[value] })),
]

const filters = [
  { value: '', label: 'Everything' },
  { value: 'no-alt', label: 'Without a description' },
  { value: 'unused', label: 'Not used' },
  { value: 'large', label: 'Larger than 2 MB' },
]

const sorts = [
  { value: '', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'size', label: 'Largest first' },
]

const layouts = [
  { value: 'grid', label: <LayoutLabel icon={<LayoutGrid size={16} aria-hidden />} text="Grid" /> },
  { value: 'list', label: <LayoutLabel icon={<List size={16} aria-hidden />} text="List" /> },
]

function LayoutLabel({ icon, text }: { readonly icon: React.ReactNode; readonly text: string }) {
  return (
    <>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
}

/** Which files are shown, and how. */
export function MediaFilters({ search, onChange }: MediaFiltersProps) {
  const { text = '', kind = '', only = '', sort = '', layout = 'grid' } = search
  return (
    <Group p="md" gap="sm">
      <SearchBox label="Search the library" text={text} onSearch={(next) => onChange({ text: next })} />
      <NativeSelect
        aria-label="Kind"
        data={kinds}
        value={kind}
        onChange={(event) =>
          onChange({ kind: (event.currentTarget.value || undefined) as MediaKind | undefined })
        }
      />
      <NativeSelect
        aria-label="Which files"
        data={filters}
        value={only}
        onChange={(event) =>
          onChange({ only: (event.currentTarget.value || undefined) as MediaFilter | undefined })
        }
      />
      <NativeSelect
        aria-label="Order"
        data={sorts}
        value={sort}
        onChange={(event) =>
          onChange({ sort: (event.currentTarget.value || undefined) as MediaSort | undefined })
        }
      />
      <SegmentedControl
        aria-label="Layout"
        data={layouts}
        value={layout}
        onChange={(next) => onChange({ layout: next === 'list' ? 'list' : undefined })}
      />
    </Group>
  )
}
