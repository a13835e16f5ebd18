import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import type { ListColumn } from '@vitrine/domain/lists/list-description'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Fragment, type MouseEvent } from 'react'
import type { ListState } from '../address/list-state.ts'
import type { AnyRow } from '../any-row.ts'
import type { ListRoom } from '../list-room.ts'
import type { SelectionOf } from '../selection/use-selection.ts'
import { openRow } from './open-row.ts'
import { OpenButton, useOpenedRows } from './opened-rows.tsx'
import classes from './rows.module.css'

/** What rows are shown with, as a table or as cards. */
export interface RowsProps<Row extends AnyRow> {
  readonly room: ListRoom<Row>
  readonly state: ListState
  readonly rows: readonly Row[]
  /** Null where no act can be done on many. */
  readonly selection: SelectionOf<Row> | null
  readonly onSort: (sort: string) => void
  readonly isStale: boolean
}

/** The rows of a list as a table with sortable headings. */
export function RowsTable<Row extends AnyRow>({
  room,
  state,
  rows,
  selection,
  onSort,
  isStale,
}: RowsProps<Row>) {
  const { nameOf, cells, opened } = room
  const rowsOpened = useOpenedRows()
  const width = state.columns.length + (selection ? 1 : 0) + (opened ? 1 : 0)
  return (
    <Table.ScrollContainer
      minWidth={640}
      // Where columns lie beyond the edge, the bar says so.
      scrollAreaProps={{ type: 'auto' }}
      className={classes.scroller}
      data-stale={isStale || undefined}
    >
      <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover tabularNums>
        <Table.Caption className={classes.caption}>{room.list.rowNames.many}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th className={classes.tick}>
                <Checkbox
                  aria-label="Select this page"
                  data-list-page
                  checked={selection.ofPage === 'all'}
                  indeterminate={selection.ofPage === 'some'}
                  onChange={selection.togglePage}
                />
              </Table.Th>
            )}
            {opened && (
              <Table.Th className={classes.tick}>
                <span className={classes.caption}>{opened.label}</span>
              </Table.Th>
            )}
            {state.columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={state.sort} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <Table.Tr
                data-list-row={row.id}
                data-selected={selection?.isOn(row) || undefined}
                className={classes.row}
                onClick={openRow}
              >
                {selection && (
                  <Table.Td className={classes.tick}>
                    <RowTick row={row} name={nameOf(row)} selection={selection} />
                  </Table.Td>
                )}
                {opened && (
                  <Table.Td className={classes.tick}>
                    <OpenButton id={row.id} opened={rowsOpened} label={opened.label} name={nameOf(row)} />
                  </Table.Td>
                )}
                {state.columns.map(({ key, kind }, place) => (
                  <Table.Td
                    key={key}
                    className={classes.cell}
                    data-kind={kind}
                    data-record={place === 0 || undefined}
                  >
                    {cells[key]?.(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
              {opened && rowsOpened.isOpen(row.id) && (
                <Table.Tr className={classes.opened}>
                  <Table.Td colSpan={width} p={0}>
                    {opened.content(row)}
                  </Table.Td>
                </Table.Tr>
              )}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

interface RowTickProps<Row extends AnyRow> {
  readonly row: Row
  readonly name: string
  readonly selection: SelectionOf<Row>
  /** Large enough for a finger. */
  readonly isLarge?: boolean
}

/** Takes a row into the selection; with Shift all rows from the last one on. */
export function RowTick<Row extends AnyRow>({ row, name, selection, isLarge = false }: RowTickProps<Row>) {
  const press = (event: MouseEvent) => {
    selection.toggle(row, event.shiftKey)
  }
  const tick = (
    <Checkbox
      size={isLarge ? 'md' : 'sm'}
      aria-label={`Select ${name}`}
      checked={selection.isOn(row)}
      onChange={() => undefined}
      onClick={press}
    />
  )
  // biome-ignore lint/a11y/noLabelWithoutControl: the box within names itself; this is the room around it.
  return isLarge ? <label className={classes.tickArea}>{tick}</label> : tick
}

interface HeadCellProps {
  readonly column: ListColumn
  readonly sort: ListState['sort']
  readonly onSort: (sort: string) => void
}

function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { key, label, kind, isSortable } = column
  if (!isSortable)
    return (
      <Table.Th className={classes.head} data-kind={kind}>
        {label}
      </Table.Th>
    )
  const isSorted = sort.key === key
  const isDescending = isSorted ? !sort.isDescending : kind === 'moment' || kind === 'money'
  const Icon = !isSorted ? ChevronsUpDown : sort.isDescending ? ArrowDown : ArrowUp
  return (
    <Table.Th
      className={classes.head}
      data-kind={kind}
      aria-sort={!isSorted ? 'none' : sort.isDescending ? 'descending' : 'ascending'}
    >
      <UnstyledButton className={classes.sort} onClick={() => onSort(isDescending ? `-${key}` : key)}>
        {label}
        <Icon size={14} aria-hidden className={classes.icon} data-sorted={isSorted || undefined} />
      </UnstyledButton>
    </Table.Th>
  )
}
