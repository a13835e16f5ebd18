import { ActionIcon, Menu } from '@mantine/core'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import classes from './order.module.css'
import type { OrderDrag } from './use-order-drag.ts'

/** The ways that the arrow keys go. */
export type OrderStep = 'up' | 'down' | 'in' | 'out'

const steps: Readonly<Record<string, OrderStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface OrderGripProps {
  readonly name: string
  readonly rowKey: string
  readonly drag: OrderDrag
  readonly onStep: (step: OrderStep) => void
  /** `Menu.Item`s for those who neither drag nor have keys. */
  readonly children: ReactNode
}

/** What a row is moved by: dragged, with the arrow keys, or by the menu that a press opens. */
export function OrderGrip({ name, rowKey, drag, onStep, children }: OrderGripProps) {
  const step = (event: KeyboardEvent) => {
    const wanted = steps[event.key]
    if (!wanted || event.currentTarget.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    event.stopPropagation()
    onStep(wanted)
  }
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.grip}
          aria-label={`Move ${name}`}
          title="Drag, or use the arrow keys"
          data-order-grip={rowKey}
          onKeyDownCapture={step}
          {...drag.gripProps(rowKey)}
        >
          <GripVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
