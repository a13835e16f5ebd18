import { Button, Group, Text } from '@mantine/core'
import type { GridField } from '@vitrine/domain/catalogue/grid/grid-row'
import { columnLabel } from './grid-columns.tsx'
import classes from './grid-screen.module.css'
import { type GridLine, lineName, withText } from './rules/grid-line.ts'
import type { useGrid } from './use-grid.ts'

interface CellNoteLineProps {
  readonly line: GridLine
  readonly columnId: string | undefined
  readonly grid: Pick<ReturnType<typeof useGrid>, 'lines' | 'change'>
  /** Takes a cell in hand, wherever it is in the sheet. */
  readonly onShow: (line: GridLine, field: GridField) => void
}

/** Says what is wrong in a row; where somebody else wrote the same cell, asks whose text counts. */
export function CellNoteLine({ line, columnId, grid: { lines, change }, onShow }: CellNoteLineProps) {
  const noted = (Object.keys(line.notes) as GridField[]).sort((one) => (one === columnId ? -1 : 1))
  const [field] = noted
  const note = field && line.notes[field]
  if (!field || !note) return null
  const replace = (next: GridLine) => change(lines.map((each) => (each.key === line.key ? next : each)))
  const { [field]: _, ...others } = line.notes
  const waiting = lines.filter(({ notes }) => Object.keys(notes).length > 0).length
  return (
    <Group px="md" py="xs" gap="sm" className={classes.note} role="alert">
      <Text size="sm" fw={600}>
        {waiting === 1 ? '1 row needs a look' : `${waiting} rows need a look`}
      </Text>
      <Text size="sm">
        <b>{lineName(line)}</b>, {columnLabel(field)}:{' '}
        {note.kind === 'wrong' ? note.text : `somebody else wrote “${note.theirs}” meanwhile.`}
      </Text>
      <Button size="compact-sm" variant="default" onClick={() => onShow(line, field)}>
        Show cell
      </Button>
      {note.kind === 'clash' && (
        <>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => replace(withText(line, field, note.theirs))}
          >
            Take theirs
          </Button>
          <Button size="compact-sm" onClick={() => replace({ ...line, notes: others })}>
            Keep mine
          </Button>
        </>
      )}
    </Group>
  )
}
