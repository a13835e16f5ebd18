import { liveListsOf } from '@vitrine/contract/lists/live-lists'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Store } from '@vitrine/store/store'

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
    store.onListsChanged((websiteId, news) => this.#gather(websiteId, liveListsOf[news]))
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
      let known: Marks | undefined
      watched.poll = setInterval(async () => {
        const marks = await readMarks(store).catch(() => known)
        if (known && marks) this.#gather(websiteId, listsBetween(known, marks))
        known = marks
      }, pollMs)
      watched.poll.unref()
    }
    return watched
  }

  #gather(websiteId: string, lists: readonly string[]): void {
    const watched = this.#watched.get(websiteId)
    if (!watched || lists.length === 0) return
    for (const list of lists) watched.gathered.add(list)
    watched.timer ??= setTimeout(() => {
      watched.timer = undefined
      const told = [...watched.gathered]
      watched.gathered.clear()
      for (const listener of watched.listeners) listener(told)
    }, gatherMs).unref()
  }
}

/** Something that is another when the lists are, by the same names. */
type Marks = Readonly<Record<keyof typeof liveListsOf, string>>

function listsBetween(known: Marks, marks: Marks): readonly string[] {
  const before = new Map(Object.entries(known))
  const now = new Map(Object.entries(marks))
  return Object.entries(liveListsOf).flatMap(([news, lists]) =>
    before.get(news) === now.get(news) ? [] : [...lists],
  )
}

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
}: LiveSite['store']): Promise<Marks> {
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
