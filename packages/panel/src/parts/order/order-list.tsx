import { Menu, VisuallyHidden } from '@mantine/core'
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import classes from './order.module.css'
import { OrderGrip, type OrderStep } from './order-grip.tsx'
import { useOrderDrag } from './use-order-drag.ts'

interface OrderListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** What a row is called when it is moved, such as `Enamel mug`. */
  readonly nameOf: (item: Item, index: number) => string
  readonly onMove: (from: number, to: number) => void
  /** How the rows run; `down` by default, `across` for pictures side by side. */
  readonly runs?: 'down' | 'across'
  readonly className?: string | undefined
  readonly rowClassName?: string | undefined
  /** A row; its grip stands where it is put. */
  readonly children: (item: Item, index: number, grip: ReactNode) => ReactNode
}

/** A list whose rows are put in order by dragging, by the arrow keys, or by a menu; each move is announced. */
export function OrderList<Item>(props: OrderListProps<Item>) {
  const { label, items, keyOf, nameOf, onMove, runs = 'down', className, rowClassName, children } = props
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const indexOf = (key: string) => items.findIndex((item) => keyOf(item) === key)

  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || to === from) return
    onMove(from, to)
    say(`${nameOf(item, from)} is now ${to + 1} of ${items.length}.`)
  }
  const drag = useOrderDrag({
    list,
    runs,
    canDrop: (_, { where }) => where !== 'inside',
    onDrop: (dragged, spot) => {
      const from = indexOf(dragged)
      const beside = indexOf(spot.key) + (spot.where === 'after' ? 1 : 0)
      move(from, beside > from ? beside - 1 : beside)
    },
  })
  const stepTo = (from: number, step: OrderStep) =>
    move(from, from + (step === 'up' || step === 'out' ? -1 : 1))

  return (
    <>
      <ol ref={list} className={`${classes.list} ${className ?? ''}`} aria-label={label}>
        {items.map((item, index) => {
          const key = keyOf(item)
          const grip = (
            <OrderGrip
              name={nameOf(item, index)}
              rowKey={key}
              drag={drag}
              onStep={(step) => stepTo(index, step)}
            >
              <PlaceItems index={index} count={items.length} onPlace={(to) => move(index, to)} />
            </OrderGrip>
          )
          return (
            <li
              key={key}
              className={`${classes.row} ${rowClassName ?? ''}`}
              data-order-key={key}
              data-runs={runs}
              data-dragged={drag.dragged === key || undefined}
              data-drop={drag.spot?.key === key ? drag.spot.where : undefined}
            >
              {children(item, index, grip)}
            </li>
          )
        })}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

interface PlaceItemsProps {
  readonly index: number
  readonly count: number
  readonly onPlace: (to: number) => void
}

/** The places that a row can be sent to, for a menu. */
function PlaceItems({ index, count, onPlace }: PlaceItemsProps) {
  const isFirst = index === 0
  const isLast = index === count - 1
  const item = (label: string, icon: ReactNode, to: number, isDisabled: boolean) => (
    <Menu.Item leftSection={icon} disabled={isDisabled} onClick={() => onPlace(to)}>
      {label}
    </Menu.Item>
  )
  return (
    <>
      {item('Move up', <ArrowUp size={16} aria-hidden />, index - 1, isFirst)}
      {item('Move down', <ArrowDown size={16} aria-hidden />, index + 1, isLast)}
      {item('To the top', <ArrowUpToLine size={16} aria-hidden />, 0, isFirst)}
      {item('To the end', <ArrowDownToLine size={16} aria-hidden />, count - 1, isLast)}
    </>
  )
}
