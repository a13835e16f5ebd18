import { ActionIcon, Button, Checkbox, Popover, Stack } from '@mantine/core'
import type { ListColumn, ListDescription } from '@vitrine/domain/lists/list-description'
import { Columns3 } from 'lucide-react'

interface ColumnsMenuProps {
  readonly list: ListDescription
  readonly columns: readonly ListColumn[]
  /** Takes the columns as in `cols=`; null goes back to the usual ones. */
  readonly onChange: (cols: string | null) => void
}

/** Chooses the columns of a table. */
export function ColumnsMenu({ list, columns, onChange }: ColumnsMenuProps) {
  const shown = columns.map(({ key }) => key)
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant="default" size="input-sm" aria-label="Columns">
          <Columns3 size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <Stack gap="xs">
          {list.columns
            .slice(1)
            .filter(({ isOnlyInFile }) => !isOnlyInFile)
            .map(({ key, label }) => (
              <Checkbox
                key={key}
                label={label}
                checked={shown.includes(key)}
                onChange={() =>
                  onChange(
                    list.columns
                      .filter((each) => shown.includes(each.key) !== (each.key === key))
                      .map((each) => each.key)
                      .join(','),
                  )
                }
              />
            ))}
          <Button size="compact-sm" variant="subtle" onClick={() => onChange(null)}>
            Usual columns
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
