import { Text } from '@mantine/core'
import { namedShippingText, shippingText } from '@vitrine/domain/orders/parcels/shipping-texts'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SumRow, Sums } from '../../../parts/sums/sums.tsx'
import type { Prices } from './proposal-draft.ts'

/** What it comes to, as its customer sees it. */
export function TotalsCard({ prices }: { readonly prices: Prices | undefined }) {
  const { money } = useFormat()
  if (!prices) return null
  const show = (cents: number) => money(cents, prices.currency)
  const { requiresShipping, shipping, taxIsIncluded, isTaxKnown } = prices
  const isWhole = (shipping !== null || !requiresShipping) && isTaxKnown
  return (
    <PanelCard title="Total" isFlush>
      <Sums isLive>
        <SumRow name="Subtotal" amount={show(prices.subtotalCents)} />
        {prices.discountCents > 0 && (
          <SumRow name={prices.discountName} amount={`−${show(prices.discountCents)}`} />
        )}
        {requiresShipping && (
          <SumRow
            name={shipping?.name ? namedShippingText(shipping) : shippingText(shipping)}
            amount={shipping === null ? 'Chosen by the customer' : show(shipping.cents)}
          />
        )}
        {!taxIsIncluded &&
          (isTaxKnown ? (
            prices.taxes.map(({ name, cents }) => <SumRow key={name} name={name} amount={show(cents)} />)
          ) : (
            <SumRow name="Tax" amount="By the address" />
          ))}
        <SumRow name={isWhole ? 'Total' : 'Total so far'} amount={show(prices.totalCents)} isTotal />
        {taxIsIncluded &&
          prices.taxes.map(({ name, cents }) => (
            <SumRow key={name} name={`Includes ${name}`} amount={show(cents)} />
          ))}
      </Sums>
      <Text size="xs" c="dimmed" px={20} pb={16}>
        Prices and discount are fixed. Tax goes by the address, without one by that of your shop, and by the
        rates of the day on which it is paid. Nothing is held in stock until somebody pays.
      </Text>
    </PanelCard>
  )
}
