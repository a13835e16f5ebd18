import { Alert, Button, Group, Radio, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { changeCurrencyCall, readCurrencyCall } from '@vitrine/contract/selling/currency-calls'
import { currencyDigits, digitsOf } from '@vitrine/domain/money/currencies'
import {
  type CurrencyChange,
  convertPrice,
  isRate,
  type PriceEnding,
  priceEndings,
} from '@vitrine/domain/selling/change-currency'
import { currencyInUseText } from '@vitrine/domain/selling/currency-in-use'
import { type FormEvent, useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { currencyLabel } from '../../../parts/names/currency-names.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'

type CurrencyFormProps = ReplyOf<typeof changeCurrencyCall>

/** Chooses another currency, and asks what becomes of the prices. */
export function CurrencyForm({ currency, pricedProducts, subscriptions, giftCards }: CurrencyFormProps) {
  const [to, setTo] = useState(currency)
  const [way, setWay] = useState<'keep' | 'convert'>('keep')
  const [rate, setRate] = useState('')
  const [ending, setEnding] = useState<PriceEnding>('any')
  const queries = useQueryClient()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const saving = useChange<unknown>({
    refused: 'The currency was not changed',
    staleIfRefused: [readCurrencyCall],
    onDone: () => void queries.invalidateQueries(),
  })
  const change: CurrencyChange =
    way === 'keep'
      ? { from: currency, to, rate: '1', ending: 'any' }
      : {
          from: currency,
          to,
          rate: rate.trim().replace(',', '.'),
          ending: digitsOf(to) === 0 ? 'any' : ending,
        }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (to === currency) return
    const changing = prepareCall(changeCurrencyCall, { body: change })
    const refused = await saving.send(changing, `Your shop sells in ${to} now`)
    setProblems(refused?.errors ?? {})
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PanelCard title="What you sell in">
        <Stack>
          {subscriptions > 0 && <PaidInIt subscriptions={subscriptions} currency={currency} />}
          <Select
            label="Currency"
            data={Object.keys(currencyDigits).map((code) => ({ value: code, label: currencyLabel(code) }))}
            value={to}
            onChange={(code) => setTo(code ?? currency)}
            allowDeselect={false}
            disabled={subscriptions > 0}
            searchable
            maw={360}
            error={problems.to}
          />
          {to !== currency && (
            <>
              <Text>{countText(pricedProducts)} What becomes of the prices?</Text>
              <Radio.Group
                aria-label="What becomes of the prices"
                value={way}
                onChange={(chosen) => setWay(chosen === 'convert' ? 'convert' : 'keep')}
              >
                <Stack gap="xs">
                  <Radio value="keep" label="Keep the numbers" />
                  <Radio value="convert" label="Convert them by a rate" />
                </Stack>
              </Radio.Group>
              {way === 'convert' && (
                <Group align="flex-start">
                  <TextInput
                    label={`1 ${currency} is how many ${to}?`}
                    inputMode="decimal"
                    placeholder="0.92"
                    value={rate}
                    onChange={(event) => setRate(event.currentTarget.value)}
                    error={problems.rate}
                    flex="1 1 200px"
                  />
                  {digitsOf(to) > 0 && (
                    <Select
                      label="Prices of products end in"
                      data={priceEndings.map((value) => ({ value, label: endingLabels[value] }))}
                      value={ending}
                      onChange={(chosen) => setEnding(priceEndings.find((each) => each === chosen) ?? 'any')}
                      allowDeselect={false}
                      flex="1 1 200px"
                    />
                  )}
                </Group>
              )}
              <Example change={change} />
              <Alert title="All prices change at once">
                Products, sale prices, discounts, delivery, the minimum order and amounts from which delivery
                is free, donations, the bounds of installments, and draft orders, whose links end. Carts show
                the new prices; orders that are there keep their currency.
              </Alert>
              {giftCards.cards > 0 && <CardsInIt {...giftCards} currency={currency} />}
              <Group>
                <Button type="submit" loading={saving.state.kind === 'saving'}>
                  Change to {to}
                </Button>
                <Button variant="default" onClick={() => setTo(currency)}>
                  Keep {currency}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </PanelCard>
    </form>
  )
}

/** Says why the currency stays for now, and where to look. */
function PaidInIt({ subscriptions, currency }: Pick<CurrencyFormProps, 'subscriptions' | 'currency'>) {
  return (
    <Alert color="orange" title="The currency cannot be changed now">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{currencyInUseText(subscriptions, currency)}</Text>
        <LinkText to="/subscriptions" search={{ f: chargeable }} size="sm">
          Show these subscriptions
        </LinkText>
      </Stack>
    </Alert>
  )
}

const chargeable = 'state:any:active,past-due,paused~test:is:no'

/** Says what becomes of the money on gift cards. */
function CardsInIt({
  cards,
  cents,
  currency,
}: CurrencyFormProps['giftCards'] & Pick<CurrencyFormProps, 'currency'>) {
  const { money } = useFormat()
  const sum = money(cents, currency)
  return (
    <Alert color="orange" title="Gift cards keep their currency">
      {cards === 1
        ? `One gift card with ${sum} on it cannot be used after the change, unless the currency is changed back.`
        : `${cards} gift cards with ${sum} on them cannot be used after the change, unless the currency is changed back.`}
    </Alert>
  )
}

/** One price before and after. */
function Example({ change }: { readonly change: CurrencyChange }) {
  const { money } = useFormat()
  if (!isRate(change.rate)) return null
  const before = 1_240
  const isRounded = digitsOf(change.to) < digitsOf(change.from)
  return (
    <Text size="sm" c="dimmed" role="status">
      {`${money(before, change.from)} becomes ${money(convertPrice(before, change), change.to)}.`}
      {isRounded && ` ${change.to} has no digits after the point, so amounts are rounded.`}
    </Text>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No product has a price yet.'
  return count === 1 ? 'One product has a price.' : `${count} products have prices.`
}

const endingLabels: Readonly<Record<PriceEnding, string>> = {
  any: 'Whatever comes out',
  '.95': '.95, such as 11.95',
  '.99': '.99, such as 11.99',
  whole: 'Whole amounts, such as 12.00',
}
