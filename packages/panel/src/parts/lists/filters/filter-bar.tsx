import { Button } from '@mantine/core'
import { type ListCondition, writeConditions } from '@vitrine/domain/lists/conditions'
import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { Fragment } from 'react'
import { AddFilter } from './add-filter.tsx'
import { changeCondition } from './change-conditions.ts'
import { FilterChip } from './filter-chip.tsx'

/** What filters of a list are shown and changed with. */
export interface FiltersProps {
  readonly filters: readonly ListFilter[]
  readonly conditions: readonly ListCondition[]
  /** Takes the conditions as in `f=`. */
  readonly onChange: (f: string) => void
}

/** The filters of a list on a wide screen: a chip for each that is in force, and the way to more. */
export function FilterBar({ filters, conditions, onChange }: FiltersProps) {
  return (
    <>
      <AddFilter
        filters={filters}
        onAdd={(condition) => onChange(writeConditions([...conditions, condition]))}
      />
      {conditions.map((condition, place) => {
        const filter = filters.find(({ key }) => key === condition.key)
        const key = `${place}${writeConditions([condition])}`
        if (!filter) return <Fragment key={key} />
        return (
          <FilterChip
            key={key}
            filter={filter}
            condition={condition}
            onChange={(next) => onChange(changeCondition(conditions, place, next))}
            onRemove={() => onChange(changeCondition(conditions, place, null))}
          />
        )
      })}
      {conditions.length > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange('')}>
          Clear all
        </Button>
      )}
    </>
  )
}
