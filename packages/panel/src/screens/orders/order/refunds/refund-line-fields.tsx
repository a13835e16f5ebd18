import { Checkbox, Fieldset, Group, type TextInputProps } from '@mantine/core'
import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import { isCollected, isLocalDelivery } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { sentUnits, unsentUnits } from '@vitrine/domain/orders/parcels/left-to-send'
import { type LineLeft, unitsCents } from '@vitrine/domain/orders/refunds/left-to-refund'
import { leftToRestock } from '@vitrine/domain/orders/refunds/left-to-restock'
import { useFormat } from '../../../../format/use-format.ts'
import { AmountField } from '../../../../parts/amount-field.tsx'
import { CountField } from '../../../../parts/numbers/count-field.tsx'

/** What is chosen of a line. */
export interface LineChoice {
  readonly quantity: number
  readonly cents: number
  readonly isRestocked: boolean
  /** Whether the units were not sent, and will not be, where others of the line were. */
  readonly isUnsent: boolean
}

interface RefundLineFieldsProps {
  readonly order: Order
  readonly left: LineLeft
  /** Whether the keyboard begins at it. */
  readonly isFirst: boolean
  /** Whether its stock is counted. */
  readonly isCounted: boolean
  /** So much is left of the order beside what is chosen of the rest: gift cards may have their share again already. */
  readonly mostCents: number
  readonly choice: LineChoice | undefined
  readonly onChange: (choice: LineChoice) => void
}

/** How many units of a line go back, how much money for them, and whether they are on the shelf again. */
export function RefundLineFields({
  order,
  left,
  isFirst,
  isCounted,
  mostCents,
  choice: chosen,
  onChange,
}: RefundLineFieldsProps) {
  const { money } = useFormat()
  const { line } = left
  const most = Math.max(0, Math.min(left.cents, mostCents))
  const canRestock = isCounted && leftToRestock(order, line) > 0
  const choice = chosen ?? { quantity: 0, cents: 0, isRestocked: canRestock, isUnsent: true }
  const options = line.optionValues.map(({ value }) => value).join(', ')
  return (
    <Fieldset legend={options ? `${line.title}, ${options}` : line.title} p="sm">
      <Group gap="sm" align="flex-start" grow>
        <CountField
          label="Quantity"
          description={`Up to ${left.quantity}`}
          inputWrapperOrder={boxesInLine}
          data-autofocus={isFirst || undefined}
          most={left.quantity}
          value={choice.quantity}
          onChange={(quantity) =>
            onChange({ ...choice, quantity, cents: Math.min(most, unitsCents(order, left, quantity)) })
          }
        />
        <AmountField
          label="Amount"
          currency={order.currency}
          description={
            line.taxCents > 0
              ? `Up to ${money(most, order.currency)}, with its tax`
              : `Up to ${money(most, order.currency)}`
          }
          inputWrapperOrder={boxesInLine}
          value={choice.cents}
          onChange={(cents) => onChange({ ...choice, cents })}
        />
      </Group>
      {canBeEither(order, line) && (
        <Checkbox
          mt="sm"
          label={unsentText(order)}
          disabled={choice.quantity === 0}
          checked={choice.isUnsent}
          onChange={({ currentTarget }) => onChange({ ...choice, isUnsent: currentTarget.checked })}
        />
      )}
      {canRestock && (
        <Checkbox
          mt="sm"
          label="Put back in stock"
          disabled={choice.quantity === 0}
          checked={choice.isRestocked}
          onChange={({ currentTarget }) => onChange({ ...choice, isRestocked: currentTarget.checked })}
        />
      )}
    </Fieldset>
  )
}

/** What is said of a field stands below it: where one of two is wrapped, their boxes are at one height all the same. */
const boxesInLine: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

function unsentText(order: Order): string {
  if (isCollected(order)) return 'These were not picked up: they will not be any more'
  return isLocalDelivery(order)
    ? 'These were not delivered: do not deliver them any more'
    : 'These were not sent: do not send them any more'
}

/** Whether some units of a line are sent and others are not: what is refunded may be of the ones or the others. */
function canBeEither(order: Order, line: OrderLine): boolean {
  return unsentUnits(order, line) > 0 && sentUnits(order, line) > 0
}
