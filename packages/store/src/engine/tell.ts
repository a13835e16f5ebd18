/** What is announced outside of the store: work was enqueued; what visitors see of a website has changed; a list of its owners has. */
export type StoreNews = 'jobs-enqueued' | 'revision-raised' | ListNews

/** A list of owners that has changed without that visitors see it. */
type ListNews =
  | 'orders-changed'
  | 'comments-changed'
  | 'submissions-changed'
  | 'mail-changed'
  | 'subscribers-changed'
  | 'campaigns-changed'
  | 'discounts-changed'
  | 'subscriptions-changed'
  | 'gift-cards-changed'
  | 'restock-changed'
  | 'reviews-changed'
  | 'memberships-changed'

/** Tells of a change: inside of a transaction it is kept until the commit. */
export type Tell = (news: StoreNews) => void
