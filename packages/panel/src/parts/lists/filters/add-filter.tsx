import { Button, Popover, UnstyledButton } from '@mantine/core'
import type { ListCondition } from '@vitrine/domain/lists/conditions'
import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { ListFilter as FilterIcon } from 'lucide-react'
import { useState } from 'react'
import classes from './add-filter.module.css'
import { ConditionForm } from './condition-form.tsx'

interface AddFilterProps {
  readonly filters: readonly ListFilter[]
  readonly onAdd: (condition: ListCondition) => void
}

/** Chooses a filter, and then its values, in one place. */
export function AddFilter({ filters, onAdd }: AddFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ListFilter | null>(null)
  const toggle = (open: boolean) => {
    setOpen(open)
    setChosen(null)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={toggle}
      width={280}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<FilterIcon size={16} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-list-filter
          onClick={() => toggle(!isOpen)}
        >
          Add filter
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Add filter" key={chosen?.key ?? 'choice'}>
        {chosen ? (
          <ConditionForm
            filter={chosen}
            condition={null}
            onApply={(condition) => {
              toggle(false)
              onAdd(condition)
            }}
          />
        ) : (
          <FilterChoice filters={filters} onChoose={setChosen} />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** The filters that a list has. */
export function FilterChoice({
  filters,
  onChoose,
}: {
  readonly filters: readonly ListFilter[]
  readonly onChoose: (filter: ListFilter) => void
}) {
  return (
    <ul className={classes.choices}>
      {filters.map((filter, place) => (
        <li key={filter.key}>
          <UnstyledButton
            className={classes.choice}
            onClick={() => onChoose(filter)}
            {...(place === 0 && { 'data-autofocus': true })}
          >
            {filter.label}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
