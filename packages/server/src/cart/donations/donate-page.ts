import type { donateFormCall, donatePageCall } from '@vitrine/contract/checkout/donate-calls'
import { otherAmount, readDonation } from '@vitrine/domain/cart/donations/donation'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { type DonationSettings, usualDonations } from '@vitrine/domain/website/selling/donation-settings'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { documentReply } from '../../http/reply/plain-document.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { pageSite } from '../../pages/page-site.ts'
import { drawPage } from '../../pages/storefront-pages.ts'
import { beginDonation } from './begin-donation.ts'

/** Number of the page of donations (specification, section 2). */
const donatePageType = 203

/** Shows the page on which somebody gives, as a block or a script led there. */
export function getDonatePage(exchange: Exchange<typeof donatePageCall>): Promise<PageAnswer> {
  const { fund, amount } = exchange.query
  const settings = donationsOf(exchange.site)
  const isSuggested = settings.suggestedCents.some((cents) => String(cents) === amount)
  const [first] = settings.suggestedCents
  const chosen = isSuggested ? amount : first === undefined ? otherAmount : String(first)
  return show(exchange, { values: { fund: fund ?? settings.funds[0]?.key ?? '', amount: chosen ?? '' } })
}

/** Takes what somebody gives, and leads to its payment. */
export async function postDonatePage(exchange: Exchange<typeof donateFormCall>): Promise<PageAnswer> {
  const { form, store, site, services, visitor } = exchange
  const settings = donationsOf(site)
  if (!settings.isOn) return show(exchange, { values: {} })
  const { currency } = site.store
  const write = (cents: number) => formatMoney(cents, currency, site.language)
  const read = readDonation(form, { settings, currency, write })
  // Where an amount was written, it is at hand as the one that is meant.
  const values = form.own?.trim() ? { ...form, amount: otherAmount } : form
  if (!read.ok) return show(exchange, { values, errors: read.errors })
  const begun = await beginDonation(store, { donation: read.donation, address: visitor.address }, services)
  if (!begun.ok) return tooMany(begun.retryAfterMs)
  const { token } = begun.cart
  return redirect(`/checkout?cartToken=${encodeURIComponent(token)}`, {
    cookies: visitor.giving(token).cookies,
  })
}

function donationsOf({ store }: Pick<Site, 'store'>): DonationSettings {
  return store.donations ?? usualDonations
}

interface DonateMoment {
  readonly values: Readonly<Record<string, string | undefined>>
  readonly errors?: Readonly<Record<string, string>>
}

async function show(
  exchange: Pick<Exchange, 'site' | 'view'>,
  { values, errors = {} }: DonateMoment,
): Promise<PageAnswer> {
  const { site } = exchange
  const settings = donationsOf(site)
  const { currency } = site.store
  const write = (cents: number) => formatMoney(cents, currency, site.language)
  const say = sayIn(site.language)
  const mainContent = await drawPage(site, 'renderDonatePage', {
    site: pageSite(site),
    isOpen: settings.isOn,
    funds: settings.funds,
    suggested: settings.suggestedCents.map((cents) => ({ cents, text: write(cents) })),
    freeAmount: settings.takesOtherAmounts
      ? {
          hint: say('From {least} to {most}', {
            least: write(settings.leastCents),
            most: write(settings.mostCents),
          }),
          currency,
        }
      : null,
    asksForNote: settings.asksForNote,
    coverText: coverText(settings, { write, say, language: site.language }),
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])),
    errors,
  })
  const page = {
    pageType: donatePageType,
    title: say('Donate'),
    mainContent,
    entry: 'donate-page',
  } as const
  return documentReply(exchange, page, { refused: Object.keys(errors).length > 0 ? 'fields-wrong' : null })
}

interface Wording {
  readonly write: (cents: number) => string
  readonly say: Say
  readonly language: string
}

function coverText(
  { coverMilliPercent, coverCents }: DonationSettings,
  { write, say, language }: Wording,
): string {
  if (coverMilliPercent === 0 && coverCents === 0) return ''
  const parts = [
    ...(coverMilliPercent > 0
      ? [
          `${new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(coverMilliPercent / 1_000)} %`,
        ]
      : []),
    ...(coverCents > 0 ? [write(coverCents)] : []),
  ]
  const [share = '', fee] = parts
  return fee === undefined
    ? say('Add what the payment costs ({share}), so that all of it arrives', { share })
    : say('Add what the payment costs ({share} and {fee}), so that all of it arrives', { share, fee })
}
