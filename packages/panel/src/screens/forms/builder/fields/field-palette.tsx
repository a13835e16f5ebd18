import { Button, Text } from '@mantine/core'
import { useId } from 'react'
import { type FieldType, fieldKinds, paletteGroups } from '../field-kinds.ts'
import classes from './fields.module.css'

interface FieldPaletteProps {
  readonly onAdd: (type: FieldType) => void
  /** Whether the form has as many fields as it may. */
  readonly isFull: boolean
}

/** The kinds of fields, each a button that adds one. */
export function FieldPalette({ onAdd, isFull }: FieldPaletteProps) {
  const id = useId()
  return (
    <section aria-label="Add a field" data-palette>
      <Text size="sm" fw={600} mb={6}>
        Add a field
      </Text>
      {isFull && (
        <Text size="sm" c="dimmed" mb="xs">
          A form has at most 60 fields.
        </Text>
      )}
      {paletteGroups.map(({ label, types }, place) => (
        <fieldset key={label} className={classes.group} aria-labelledby={`${id}-${place}`} disabled={isFull}>
          <Text size="xs" c="dimmed" id={`${id}-${place}`} mb={4}>
            {label}
          </Text>
          <div className={classes.kinds}>
            {types.map((type) => {
              const { label: kind, icon: Icon } = fieldKinds[type]
              return (
                <Button
                  key={type}
                  variant="default"
                  size="compact-sm"
                  h={34}
                  px={8}
                  fw={500}
                  justify="flex-start"
                  leftSection={<Icon size={15} aria-hidden />}
                  onClick={() => onAdd(type)}
                >
                  {kind}
                </Button>
              )
            })}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
