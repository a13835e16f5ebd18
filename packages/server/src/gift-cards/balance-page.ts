import { setTimeout as wait } from 'node:timers/promises'
import type { balanceFormCall, balancePageCall } from '@vitrine/contract/gift-cards/page-calls'
import type { BalancePageProps } from '@vitrine/contract/gift-cards/page-props'
import { foreignCardText } from '@vitrine/domain/gift-cards/foreign-card'
import { availableCents } from '@vitrine/domain/gift-cards/gift-card'
import { readCode } from '@vitrine/domain/gift-cards/gift-code'
import { giftProblemText } from '@vitrine/domain/gift-cards/gift-refusals'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../http/exchange.ts'
import { documentReply } from '../http/reply/plain-document.ts'
import type { PageAnswer } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import { pageSite } from '../pages/page-site.ts'
import { drawPage } from '../pages/storefront-pages.ts'
import { findCard } from './find-card.ts'
import { codeHash } from './gift-code-keys.ts'

/** Looks-up by network address, by code and by site, each in ten minutes: enough for all who have a card, too few for those who guess. */
const limits = { address: 20, code: 10, site: 3_000 }
const windowMs = 600_000

/** Every answer to a code takes so long at the least: nobody learns by the time whether there is such a code. */
const answerMs = 300

/** Shows the form to look a balance up. */
export function getBalancePage(exchange: Exchange<typeof balancePageCall>): Promise<PageAnswer> {
  return show(exchange, { found: null, problem: null })
}

/** Shows what is on the card of a code; what is unknown, spent or void is answered alike. */
export async function postBalancePage(exchange: Exchange<typeof balanceFormCall>): Promise<PageAnswer> {
  const { form, store, site, services } = exchange
  const typed = form.code ?? ''
  const beginMs = performance.now()
  const retryAfterMs = await countTry(exchange, typed)
  if (retryAfterMs !== null) return tooMany(retryAfterMs)
  const found = await findCard(store, typed, { site, services })
  await wait(Math.max(0, answerMs - (performance.now() - beginMs)))
  if (found.kind === 'foreign-card') return show(exchange, { found: null, problem: foreignCardText(found) })
  if (found.kind === 'none')
    return show(exchange, { found: null, problem: giftProblemText['gift-code-unknown'] })
  const { card } = found
  const balanceText = formatMoney(availableCents(card), card.currency, site.language)
  const { lastFour, isTest } = card
  return show(exchange, { found: { lastFour, balanceText, isTest }, problem: null })
}

/** Counts a try; returns how long to wait where there were too many. Of a code its hash alone is written down. */
async function countTry(
  { store, site, services, visitor }: Exchange<typeof balanceFormCall>,
  typed: string,
): Promise<number | null> {
  const nowMs = services.clock()
  const target = codeHash(readCode(typed) ?? '', site.id, services)
  const keys = [
    [`gift-balance:address:${visitor.address}`, limits.address],
    [`gift-balance:code:${target}`, limits.code],
    ['gift-balance:site', limits.site],
  ] as const
  for (const [key, max] of keys) {
    const taken = await store.rateLimits.take(key, { max, windowMs, nowMs })
    if (!taken.allowed) return taken.retryAfterMs
  }
  return null
}

async function show(
  exchange: Pick<Exchange, 'site' | 'view'>,
  shown: Pick<BalancePageProps, 'found' | 'problem'>,
): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const mainContent = await drawPage(exchange.site, 'renderBalancePage', {
    site: pageSite(exchange.site),
    ...shown,
  })
  const page = {
    pageType: 2,
    title: say('Gift card'),
    mainContent,
    entry: 'gift-page',
  } as const
  return documentReply(exchange, page, { refused: shown.problem === null ? null : 'gift-code-unknown' })
}
