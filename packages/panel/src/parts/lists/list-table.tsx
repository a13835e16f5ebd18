import { Table, UnstyledButton } from '@mantine/core'
import {
  type ColumnDef,
  type ExpandedState,
  type Header,
  type Row,
  rowExpandingFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import classes from './list-table.module.css'

/** What our lists ask of the table model; sorting and paging are the server's. */
const listFeatures = tableFeatures({ rowSortingFeature, rowExpandingFeature })

/** A column of a list. */
export type ListColumn<RowData extends object> = ColumnDef<typeof listFeatures, RowData>

/** A row as its cells see it. */
export type ListRow<RowData extends object> = Row<typeof listFeatures, RowData>

interface ListTableProps<RowData extends { readonly id: string }> {
  /** Names the table for screen readers. */
  readonly caption: string
  readonly columns: ListColumn<RowData>[]
  readonly rows: readonly RowData[]
  readonly sort: { readonly id: string; readonly isDescending: boolean }
  readonly onSort: (id: string, isDescending: boolean) => void
  /** What opens below a row. */
  readonly renderExpanded?: (row: RowData) => ReactNode
  readonly isStale: boolean
}

/** A list as a table with sortable headings and rows that open. */
export function ListTable<RowData extends { readonly id: string }>(props: ListTableProps<RowData>) {
  const { caption, columns, rows, sort, onSort, renderExpanded, isStale } = props
  const [expanded, setExpanded] = useState<ExpandedState>({})
  const sorting: SortingState = [{ id: sort.id, desc: sort.isDescending }]
  const table = useTable({
    features: listFeatures,
    columns,
    data: rows,
    getRowId: (row) => row.id,
    manualSorting: true,
    manualExpanding: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    getRowCanExpand: () => renderExpanded !== undefined,
    state: { sorting, expanded },
    onExpandedChange: setExpanded,
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change
      if (next) onSort(next.id, next.desc)
    },
  })

  return (
    <Table.ScrollContainer minWidth={720} className={classes.scroller} data-stale={isStale || undefined}>
      <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover tabularNums>
        <Table.Caption className={classes.caption}>{caption}</Table.Caption>
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {group.headers.map((header) => (
                <HeadCell key={header.id} header={header}>
                  <table.FlexRender header={header} />
                </HeadCell>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Fragment key={row.id}>
              <Table.Tr>
                {row.getAllCells().map((cell) => (
                  <Table.Td key={cell.id} className={classes.cell}>
                    <table.FlexRender cell={cell} />
                  </Table.Td>
                ))}
              </Table.Tr>
              {row.getIsExpanded() && renderExpanded && (
                <Table.Tr className={classes.opened}>
                  <Table.Td colSpan={columns.length} p={0}>
                    {renderExpanded(row.original)}
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

interface HeadCellProps<RowData extends object> {
  readonly header: Header<typeof listFeatures, RowData>
  readonly children: ReactNode
}

function HeadCell<RowData extends object>({ header, children }: HeadCellProps<RowData>) {
  if (!header.column.getCanSort()) return <Table.Th className={classes.head}>{children}</Table.Th>
  const sorted = header.column.getIsSorted()
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <Table.Th
      className={classes.head}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
    >
      <UnstyledButton className={classes.sort} onClick={() => header.column.toggleSorting()}>
        {children}
        <Icon size={14} aria-hidden className={classes.icon} data-sorted={sorted || undefined} />
      </UnstyledButton>
    </Table.Th>
  )
}
