import type { changeCurrencyCall, readCurrencyCall } from '@vitrine/contract/selling/currency-calls'
import type { Product } from '@vitrine/domain/catalogue/product'
import { currencyDigits } from '@vitrine/domain/money/currencies'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import {
  type CurrencyChange,
  convertProduct,
  convertStore,
  isOverPriced,
  isRate,
} from '@vitrine/domain/selling/change-currency'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

/** Products read at once. */
const batch = 200

/** Answers in which currency the shop sells. */
export async function getCurrency({
  store,
}: Exchange<typeof readCurrencyCall>): Promise<AnswerTo<typeof readCurrencyCall>> {
  const site = await store.site.read()
  return reply({ currency: site.store.currency, pricedProducts: await countPriced(store) })
}

/** Changes the currency and all prices, or none of them. */
export async function putCurrency(
  exchange: Exchange<typeof changeCurrencyCall>,
): Promise<AnswerTo<typeof changeCurrencyCall>> {
  const { body, store, services } = exchange
  const errors = problemsOf(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  return store.transaction(async (tables) => {
    const site = await tables.site.read()
    if (site.store.currency !== body.from) return refuse('changed-meanwhile', changedMeanwhileText)
    const isTooHigh = await someProduct(tables, (product) => isOverPriced(convertProduct(product, body)))
    if (isTooHigh) return refuse('fields-wrong', checkFieldsText, { errors: { rate: tooHighText } })
    await tables.site.save({ ...site, store: convertStore(site.store, body) })
    const updatedAtMs = services.clock()
    for await (const product of productsOf(tables))
      await tables.products.save({ ...convertProduct(product, body), updatedAtMs })
    const { from, to, rate } = body
    const summary =
      rate === '1'
        ? `Changed the currency from ${from} to ${to}; the numbers of prices were kept`
        : `Changed the currency from ${from} to ${to}; prices were taken times ${rate}`
    await recordAuditEntry(tables, exchange, { subjectId: site.id, summary })
    return reply({ currency: body.to, pricedProducts: await countPriced(tables) })
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

async function countPriced(tables: Pick<SiteTables, 'products'>): Promise<number> {
  let count = 0
  for await (const { variants } of productsOf(tables))
    if (variants.some(({ priceCents, salePriceCents }) => priceCents + salePriceCents > 0)) count += 1
  return count
}

async function someProduct(tables: SiteTables, holds: (product: Product) => boolean): Promise<boolean> {
  for await (const product of productsOf(tables)) if (holds(product)) return true
  return false
}

/** All products, visible or not. */
async function* productsOf({ products }: Pick<SiteTables, 'products'>): AsyncGenerator<Product> {
  for (let afterId: string | undefined = ''; afterId !== undefined; ) {
    const rows = await products.behind(afterId, batch)
    yield* rows
    afterId = rows.length < batch ? undefined : rows.at(-1)?.id
  }
}
