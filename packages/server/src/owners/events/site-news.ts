import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Store } from '@vitrine/store/store'

/** Lists of the panel, by what they are called in their descriptions. */
const listsOf = {
  'orders-changed': ['orders', 'customers', 'products', 'inventory'],
  'comments-changed': ['comments'],
  'submissions-changed': ['form-submissions'],
  'mail-changed': ['mail'],
  'subscribers-changed': ['subscribers'],
  'campaigns-changed': ['campaigns'],
  'discounts-changed': ['discounts'],
  'subscriptions-changed': ['subscriptions'],
  'gift-cards-changed': ['gift-cards'],
  'restock-changed': ['restock'],
  'reviews-changed': ['reviews'],
  'memberships-changed': ['memberships'],
  'revision-raised': ['products', 'inventory', 'items', 'pages', 'media', 'redirects'],
} as const

/** How long changes are gathered: a checkout makes several. */
const gatherMs = 250

/** How often the database is asked for what other servers changed. */
const pollMs = 5_000

type Listener = (lists: readonly string[]) => void

interface Watched {
  readonly listeners: Set<Listener>
  readonly gathered: Set<string>
  timer: NodeJS.Timeout | undefined
  poll: NodeJS.Timeout | undefined
}

/** Tells the owners of a site which of its lists have changed, for as long as somebody listens. */
export class SiteNews {
  readonly #store: Store
  readonly #watched = new Map<string, Watched>()

  constructor(store: Store) {
    this.#store = store
    store.onListsChanged((websiteId, news) => this.#gather(websiteId, listsOf[news]))
  }

  /** Listens; returns how to stop. */
  listen({ site, store }: Pick<LiveSite, 'site' | 'store'>, listener: Listener): () => void {
    const watched = this.#watched.get(site.id) ?? this.#watch(site.id, store)
    watched.listeners.add(listener)
    return () => {
      watched.listeners.delete(listener)
      if (watched.listeners.size > 0) return
      clearTimeout(watched.timer)
      clearInterval(watched.poll)
      this.#watched.delete(site.id)
    }
  }

  #watch(websiteId: string, store: LiveSite['store']): Watched {
    const watched: Watched = { listeners: new Set(), gathered: new Set(), timer: undefined, poll: undefined }
    this.#watched.set(websiteId, watched)
    // With SQLite there is no other server.
    if (this.#store.engine === 'postgres') {
      let known: Readonly<Record<keyof typeof listsOf, string>> | undefined
      watched.poll = setInterval(async () => {
        const marks = await readMarks(store).catch(() => known)
        for (const news of newsNames) {
          if (known && marks && known[news] !== marks[news]) this.#gather(websiteId, listsOf[news])
        }
        known = marks
      }, pollMs)
      watched.poll.unref()
    }
    return watched
  }

  #gather(websiteId: string, lists: readonly string[]): void {
    const watched = this.#watched.get(websiteId)
    if (!watched) return
    for (const list of lists) watched.gathered.add(list)
    watched.timer ??= setTimeout(() => {
      watched.timer = undefined
      const told = [...watched.gathered]
      watched.gathered.clear()
      for (const listener of watched.listeners) listener(told)
    }, gatherMs).unref()
  }
}

const newsNames = [
  'orders-changed',
  'comments-changed',
  'submissions-changed',
  'mail-changed',
  'subscribers-changed',
  'campaigns-changed',
  'discounts-changed',
  'subscriptions-changed',
  'gift-cards-changed',
  'restock-changed',
  'reviews-changed',
  'memberships-changed',
  'revision-raised',
] as const

/** What changes with the lists, for little work. */
async function readMarks({
  site,
  orders,
  comments,
  submissions,
  subscribers,
  campaigns,
  discounts,
  subscriptions,
  giftCards,
  restock,
  reviews,
  memberships,
  mail,
}: LiveSite['store']) {
  return {
    'orders-changed': JSON.stringify([await orders.lastNumber(), await orders.countOpen()]),
    'comments-changed': String(await comments.countPending()),
    'submissions-changed': String(await submissions.countUnread()),
    'mail-changed': JSON.stringify(await mail.countUnsent()),
    'subscriptions-changed': String(await subscriptions.lastChangeMs()),
    'subscribers-changed': String(await subscribers.lastChangeMs()),
    'campaigns-changed': String(await campaigns.lastChangeMs()),
    'discounts-changed': await discounts.marks(),
    'gift-cards-changed': String(await giftCards.lastChangeMs()),
    'restock-changed': String(await restock.lastChangeMs()),
    'reviews-changed': String(await reviews.lastChangeMs()),
    'memberships-changed': String(await memberships.lastChangeMs()),
    'revision-raised': String(await site.revision()),
  }
}
