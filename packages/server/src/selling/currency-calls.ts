import type { changeCurrencyCall, readCurrencyCall } from '@vitrine/contract/selling/currency-calls'
import { currencyDigits } from '@vitrine/domain/money/currencies'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { type CurrencyChange, isRate } from '@vitrine/domain/selling/change-currency'
import { currencyInUseText } from '@vitrine/domain/selling/currency-in-use'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { convertShop, countPriced, wouldBeOverPriced } from './convert-shop.ts'

/** Answers in which currency the shop sells, and what is bound to it. */
export async function getCurrency({
  store,
}: Exchange<typeof readCurrencyCall>): Promise<AnswerTo<typeof readCurrencyCall>> {
  return reply(await describeCurrency(store))
}

/** Changes the currency and all amounts, or none of them. */
export async function putCurrency(
  exchange: Exchange<typeof changeCurrencyCall>,
): Promise<AnswerTo<typeof changeCurrencyCall>> {
  const { body, store, services } = exchange
  const errors = problemsOf(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  return store.transaction(async (tables) => {
    const site = await tables.site.lock()
    const { from, to, rate } = body
    if (site.store.currency !== from) return refuse('changed-meanwhile', changedMeanwhileText)
    const subscriptions = await tables.subscriptions.countChargeable(from)
    if (subscriptions > 0) return refuse('currency-in-use', currencyInUseText(subscriptions, from))
    if (await wouldBeOverPriced(tables, body))
      return refuse('fields-wrong', checkFieldsText, { errors: { rate: tooHighText } })
    await convertShop(tables, body, services.clock())
    const summary =
      rate === '1'
        ? `Changed the currency from ${from} to ${to}; the numbers of prices were kept`
        : `Changed the currency from ${from} to ${to}; prices were taken times ${rate}`
    await recordAuditEntry(tables, exchange, { subjectId: site.id, summary })
    return reply(await describeCurrency(tables))
  })
}

const tooHighText = 'Some prices would be too high. Please check the rate.'

function problemsOf({ from, to, rate }: CurrencyChange): Readonly<Record<string, string>> {
  return {
    ...(Object.hasOwn(currencyDigits, to) && to !== from ? {} : { to: 'Please choose another currency.' }),
    ...(isRate(rate)
      ? {}
      : { rate: 'Please enter a number such as 0.92, with at most 8 digits after the point.' }),
  }
}

async function describeCurrency(
  tables: Pick<SiteTables, 'site' | 'products' | 'subscriptions' | 'giftCards'>,
) {
  const { currency } = (await tables.site.read()).store
  const owed = (await tables.giftCards.liability()).find((each) => each.currency === currency)
  return {
    currency,
    pricedProducts: await countPriced(tables),
    subscriptions: await tables.subscriptions.countChargeable(currency),
    giftCards: { cards: owed?.cards ?? 0, cents: owed?.cents ?? 0 },
  }
}
