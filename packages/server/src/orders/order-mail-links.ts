import { withdrawalWords } from '@vitrine/domain/legal/withdrawal-function'
import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import type { Order } from '@vitrine/domain/orders/order'
import { dayWords } from '@vitrine/domain/time/day-words'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import { orderDownloads } from '../downloads/order-downloads.ts'
import { begunMemberships } from '../memberships/begun-memberships.ts'
import { orderAccountPath } from './order-links.ts'
import { paperLinks } from './papers/paper-links.ts'
import { linksToWithdrawal, withdrawalPath } from './withdrawals/withdrawal-link.ts'

type Links = NonNullable<MailContents['links']>

/** Where a mail leads its buyer beside the page of the order. */
export interface OrderMailLinks {
  /** Its files. */
  readonly downloads: Links
  /** The memberships that it began. */
  readonly memberships: Links
  /** Until when those were paid, in words, where they end. */
  readonly membershipTerms: readonly string[]
  /** Its invoice and credit notes. */
  readonly papers: Links
  /** Where its buyer makes an account that has the order; null where none is offered. */
  readonly accountUrl: string | null
  /** Where its buyer withdraws from it, and what that is called; null: nowhere. */
  readonly withdrawLink: Links[number] | null
}

interface LinksContext {
  readonly site: Site
  /** Scheme and host of the site; null while that is not known: nothing can be linked then. */
  readonly origin: string | null
  readonly secret: string
  readonly nowMs: number
}

/** Looks up where the buyer of an order can be led to at a moment. */
export async function orderMailLinks(
  store: SiteStore,
  order: Order,
  { site, origin, secret, nowMs }: LinksContext,
): Promise<OrderMailLinks> {
  if (origin === null) return nowhere
  const shown = await orderDownloads(store, order, { secret, websiteId: site.id, nowMs })
  const offersAccounts = site.store.hasAccounts ?? false
  const joined = offersAccounts ? await begunMemberships(store, order, nowMs) : []
  const papers = await paperLinks(store, order, secret)
  const withdrawText = withdrawalWords(site.language).link.text
  return {
    downloads: shown
      .filter(({ state }) => state === 'open')
      .map(({ title, path }) => ({ label: `Download: ${title}`, url: origin + path })),
    memberships: joined.map(({ name }) => ({
      label: `Your membership: ${name}`,
      url: `${origin}/account/memberships`,
    })),
    membershipTerms: joined.flatMap(({ name, endsAtMs }) =>
      endsAtMs === null ? [] : [`${name} lasts until ${dayWords(endsAtMs, site)}.`],
    ),
    papers: papers.map(({ label, url }) => ({ label, url: origin + url })),
    accountUrl: offersAccounts ? origin + orderAccountPath(secret, order) : null,
    withdrawLink: linksToWithdrawal(order, site, nowMs)
      ? { label: withdrawText, url: origin + withdrawalPath(secret, order) }
      : null,
  }
}

const nowhere: OrderMailLinks = {
  downloads: [],
  memberships: [],
  membershipTerms: [],
  papers: [],
  accountUrl: null,
  withdrawLink: null,
}
