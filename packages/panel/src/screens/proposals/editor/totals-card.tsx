import { Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { Prices } from './proposal-draft.ts'
import classes from './totals-card.module.css'

/** What it comes to, as its customer sees it. */
export function TotalsCard({ prices }: { readonly prices: Prices | undefined }) {
  const { money } = useFormat()
  if (!prices) return null
  const show = (cents: number) => money(cents, prices.currency)
  const { requiresShipping, shippingCents, shippingName, taxIsIncluded, isTaxKnown } = prices
  const isWhole = shippingCents !== null && isTaxKnown
  return (
    <PanelCard title="Total" isFlush>
      <dl className={classes.totals} aria-live="polite">
        <Row name="Subtotal" amount={show(prices.subtotalCents)} />
        {prices.discountCents > 0 && (
          <Row name={prices.discountName} amount={`−${show(prices.discountCents)}`} />
        )}
        {requiresShipping && (
          <Row
            name={shippingName === '' ? 'Delivery' : `Delivery, ${shippingName}`}
            amount={shippingCents === null ? 'Chosen by the customer' : show(shippingCents)}
          />
        )}
        {!taxIsIncluded &&
          (isTaxKnown ? (
            prices.taxes.map(({ name, cents }) => <Row key={name} name={name} amount={show(cents)} />)
          ) : (
            <Row name="Tax" amount="By the address" />
          ))}
        <Row name={isWhole ? 'Total' : 'Total so far'} amount={show(prices.totalCents)} isTotal />
        {taxIsIncluded &&
          prices.taxes.map(({ name, cents }) => (
            <Row key={name} name={`Includes ${name}`} amount={show(cents)} />
          ))}
      </dl>
      <Text size="xs" c="dimmed" px={20} pb={16}>
        Prices and discount are fixed. Tax goes by the address and the rates of the day on which it is paid.
        Nothing is held in stock until somebody pays.
      </Text>
    </PanelCard>
  )
}

interface RowProps {
  readonly name: string
  readonly amount: string
  readonly isTotal?: boolean
}

function Row({ name, amount, isTotal = false }: RowProps) {
  return (
    <div className={classes.row} data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
