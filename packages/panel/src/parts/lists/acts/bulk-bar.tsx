import { Button, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { may } from '../../../session/may.ts'
import { useSession } from '../../../session/session.ts'
import { useIsPhone } from '../../use-is-phone.ts'
import type { ListState } from '../address/list-state.ts'
import type { AnyRow } from '../any-row.ts'
import type { ListRoom, ListTotal } from '../list-room.ts'
import { totalText } from '../rows/total-text.ts'
import type { SelectionOf } from '../selection/use-selection.ts'
import { ActButtons } from './act-buttons.tsx'
import type { ActOfRoom, ActSelection, BulkAct } from './act-of-room.ts'
import classes from './acts.module.css'

interface BulkBarProps<Row extends AnyRow> {
  readonly room: ListRoom<Row>
  readonly state: ListState
  readonly total: ListTotal
  readonly pageCount: number
  readonly of: SelectionOf<Row>
  readonly onStarted: (bulkAct: BulkAct) => void
}

/** What is selected, and what can be done with it. */
export function BulkBar<Row extends AnyRow>(props: BulkBarProps<Row>) {
  const { room, state, total, pageCount, of, onStarted } = props
  const { number } = useFormat()
  const size = useIsPhone() ? 'xs' : 'sm'
  const { roles } = useSession().account
  const [act, setAct] = useState<ActOfRoom<Row> | null>(null)
  const { isAll, rows } = of.selection
  const words = totalText(isAll ? total : { count: rows.size, isMore: false }, room.list.rowNames, number)
  const selected = isAll ? null : [...rows.values()]
  const offered = room.acts.filter(({ call, isFor }) => may(roles, call) && (isFor?.(selected) ?? true))
  const describe = ({ key, labelFor }: ActOfRoom<Row>) => {
    const listed = room.list.acts.find((each) => each.key === key)
    return listed && { ...listed, label: labelFor?.(selected) ?? listed.label }
  }
  const screens = (room.screens ?? []).filter(({ call }) => may(roles, call))
  const router = useRouter()
  const choose = (key: string) => {
    const screen = screens.find((each) => each.key === key)
    if (!screen) return setAct(offered.find((each) => each.key === key) ?? null)
    const search = screenSearch(selectionOf(of, state, room), state)
    void router.navigate({ to: screen.to, search })
  }
  const described = act && describe(act)
  const canTakeAll = !isAll && of.ofPage === 'all' && (total.isMore || total.count > pageCount)
  return (
    <section className={classes.bar} aria-label="Selection" data-foot-bar>
      <Text size="sm" fw={600} role="status" className={classes.words}>
        {isAll ? `All ${words} selected` : `${words} selected`}
      </Text>
      {canTakeAll && (
        <Button size="compact-sm" variant="subtle" onClick={of.takeAll} data-list-all>
          Select all {totalText(total, room.list.rowNames, number)}
        </Button>
      )}
      <ActButtons acts={[...offered.flatMap((each) => describe(each) ?? []), ...screens]} onChoose={choose} />
      <Button size={size} variant="subtle" onClick={of.clear}>
        Clear selection
      </Button>
      {act && described && (
        <Suspense>
          <act.Dialog
            act={described}
            selection={selectionOf(of, state, room)}
            rows={selected}
            words={words}
            onClose={() => setAct(null)}
            onStarted={(started) => {
              setAct(null)
              of.clear()
              onStarted(started)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** What a screen of the selection is told by its address. */
function screenSearch(selection: ActSelection, { search: { sort } }: ListState) {
  if ('ids' in selection) return { ids: selection.ids.join(',') }
  return { ...selection.view, ...(sort && { sort }) }
}

/** What the server is told: rows by name, or the view. */
function selectionOf<Row extends AnyRow>(
  { selection }: SelectionOf<Row>,
  { search }: ListState,
  { narrowed = (f) => f }: Pick<ListRoom<Row>, 'narrowed'>,
): ActSelection {
  if (!selection.isAll) return { ids: [...selection.rows.keys()] }
  const { q } = search
  const f = narrowed(search.f)
  return { view: { ...(q && { q }), ...(f && { f }) } }
}
