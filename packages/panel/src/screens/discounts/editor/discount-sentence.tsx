import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { DiscountInput } from '@vitrine/domain/discounts/check-discount'
import { paymentsOf } from '@vitrine/domain/discounts/subscription-payments'
import { useFormat } from '../../../format/use-format.ts'
import { useSession } from '../../../session/session.ts'
import { hasChosenGoods, isForGoods } from './discount-draft.ts'

/** What a discount does, in a sentence that follows the fields once they stand still: it is read out each time. */
export function DiscountSentence({ draft: typed }: { readonly draft: DiscountInput }) {
  const [draft] = useDebouncedValue(typed, 500)
  return (
    <Text role="status" size="sm" mb="md">
      <Effect draft={draft} /> <Goods draft={draft} /> <Condition draft={draft} /> <Trigger draft={draft} />{' '}
      <Subscriptions draft={draft} />
    </Text>
  )
}

interface PartProps {
  readonly draft: DiscountInput
}

function Effect({ draft }: PartProps) {
  const money = useMoney()
  const { number } = useFormat()
  const percent = (milliPercent: number) => number(milliPercent / 1_000)
  const { effect } = draft
  switch (effect.kind) {
    case 'percentage':
      return isForGoods(draft) ? (
        <>{percent(effect.milliPercent)} % off the chosen products.</>
      ) : (
        <>{percent(effect.milliPercent)} % off the whole order.</>
      )
    case 'fixed':
      return isForGoods(draft) ? (
        <>{money(effect.cents)} off each piece of the chosen products.</>
      ) : (
        <>{money(effect.cents)} off the whole order.</>
      )
    case 'free-shipping':
      return effect.mostCents === null ? (
        <>Free delivery.</>
      ) : (
        <>Free delivery where it costs at most {money(effect.mostCents)}.</>
      )
    case 'buy-x-get-y':
      return (
        <>
          Buy {effect.buyQuantity}, get {effect.getQuantity} for {percent(effect.milliPercent)} % less: the
          cheapest pieces.
        </>
      )
  }
}

function Goods({ draft }: PartProps) {
  return draft.effect.kind === 'buy-x-get-y' && hasChosenGoods(draft) ? (
    <>They are of the chosen products.</>
  ) : null
}

function Condition({ draft: { minimumCents, minimumQuantity } }: PartProps) {
  const money = useMoney()
  return (
    <>
      {minimumCents > 0 && <>From {money(minimumCents)} on. </>}
      {minimumQuantity > 0 && <>From {minimumQuantity} pieces on. </>}
    </>
  )
}

function Trigger({ draft }: PartProps) {
  if (draft.trigger === 'automatic') return <>It applies automatically.</>
  if (draft.trigger === 'bulk') return <>Buyers type one of many codes.</>
  return draft.code === '' ? <>Buyers type a code.</> : <>Buyers type {draft.code.toUpperCase()}.</>
}

function Subscriptions({ draft }: PartProps) {
  const payments = paymentsOf(draft)
  if (payments === 0) return null
  if (payments === null) return <>On subscriptions it is for every payment.</>
  return payments === 1 ? (
    <>On subscriptions it is for the first payment.</>
  ) : (
    <>On subscriptions it is for the first {payments} payments.</>
  )
}

function useMoney() {
  const { money } = useFormat()
  const { currency } = useSession().site
  return (cents: number) => money(cents, currency)
}
