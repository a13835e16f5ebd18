import { Button, CloseButton, Group, Popover } from '@mantine/core'
import type { ListCondition } from '@vitrine/domain/lists/conditions'
import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { ConditionForm } from './condition-form.tsx'
import { conditionText } from './condition-words.ts'
import classes from './filters.module.css'

interface FilterChipProps {
  readonly filter: ListFilter
  readonly condition: ListCondition
  readonly onChange: (condition: ListCondition) => void
  readonly onRemove: () => void
}

/** A filter that is in force: what it asks, the way to change it, and a cross. */
export function FilterChip({ filter, condition, onChange, onRemove }: FilterChipProps) {
  const [isOpen, setOpen] = useState(false)
  const text = conditionText(filter, condition, useFormat())
  return (
    <Group gap={0} wrap="nowrap" className={classes.chip}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        width={280}
        position="bottom-start"
        trapFocus
        returnFocus
        shadow="md"
      >
        <Popover.Target>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            className={classes.words}
            aria-label={`Change filter: ${text}`}
            onClick={() => setOpen(!isOpen)}
          >
            {text}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={`Filter by ${filter.label}`}>
          <ConditionForm
            filter={filter}
            condition={condition}
            onApply={(next) => {
              setOpen(false)
              onChange(next)
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <CloseButton size="sm" aria-label={`Remove filter: ${text}`} onClick={onRemove} />
    </Group>
  )
}
