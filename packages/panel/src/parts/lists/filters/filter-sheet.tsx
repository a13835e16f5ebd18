import { Button, Drawer, Group, Stack } from '@mantine/core'
import { writeConditions } from '@vitrine/domain/lists/conditions'
import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { ListFilter as FilterIcon, X } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { FilterChoice } from './add-filter.tsx'
import { changeCondition } from './change-conditions.ts'
import { ConditionForm } from './condition-form.tsx'
import { conditionText } from './condition-words.ts'
import type { FiltersProps } from './filter-bar.tsx'

/** A filter that is open in the sheet; its place is null while it is being added. */
interface OpenFilter {
  readonly filter: ListFilter
  readonly place: number | null
}

/** The filters of a list on a phone, in a sheet. */
export function FilterSheet({ filters, conditions, onChange }: FiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const [open, setFilter] = useState<OpenFilter | null>(null)
  const toggle = (next: boolean) => {
    setOpen(next)
    setFilter(null)
  }
  const apply = (f: string) => {
    toggle(false)
    onChange(f)
  }
  const { length } = conditions
  return (
    <>
      <Button
        variant="default"
        leftSection={<FilterIcon size={16} aria-hidden />}
        data-list-filter
        onClick={() => toggle(true)}
      >
        {length === 0 ? 'Filters' : `Filters (${length})`}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => toggle(false)}
        position="bottom"
        size="auto"
        title={open ? 'Filter' : 'Filters'}
        closeButtonProps={{ 'aria-label': 'Close filters' }}
      >
        {open ? (
          <OpenCondition open={open} conditions={conditions} onChange={apply} />
        ) : (
          <Overview filters={filters} conditions={conditions} onChange={apply} onOpen={setFilter} />
        )}
      </Drawer>
    </>
  )
}

function OpenCondition({
  open,
  conditions,
  onChange,
}: Omit<FiltersProps, 'filters'> & { readonly open: OpenFilter }) {
  const place = open.place ?? conditions.length
  return (
    <ConditionForm
      filter={open.filter}
      condition={conditions[place] ?? null}
      onApply={(condition) => onChange(changeCondition(conditions, place, condition))}
      onRemove={open.place === null ? undefined : () => onChange(changeCondition(conditions, place, null))}
    />
  )
}

function Overview({
  filters,
  conditions,
  onChange,
  onOpen,
}: FiltersProps & { readonly onOpen: (open: OpenFilter) => void }) {
  const formats = useFormat()
  return (
    <Stack gap="sm">
      {conditions.map((condition, place) => {
        const filter = filters.find(({ key }) => key === condition.key)
        return (
          filter && (
            <Group key={writeConditions([condition])} gap="xs" wrap="nowrap">
              <Button
                variant="default"
                flex={1}
                justify="flex-start"
                onClick={() => onOpen({ filter, place })}
              >
                {conditionText(filter, condition, formats)}
              </Button>
              <Button
                variant="subtle"
                aria-label={`Remove filter: ${conditionText(filter, condition, formats)}`}
                onClick={() => onChange(changeCondition(conditions, place, null))}
              >
                <X size={16} aria-hidden />
              </Button>
            </Group>
          )
        )
      })}
      {conditions.length > 1 && (
        <Button variant="subtle" onClick={() => onChange('')}>
          Clear all
        </Button>
      )}
      <strong>Add filter</strong>
      <FilterChoice filters={filters} onChoose={(filter) => onOpen({ filter, place: null })} />
    </Stack>
  )
}
