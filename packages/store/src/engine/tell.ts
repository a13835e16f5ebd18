/** What is announced outside of the store: work was enqueued; what visitors see of a website has changed. */
export type StoreNews = 'jobs-enqueued' | 'revision-raised'

/** Tells of a change: inside of a transaction it is kept until the commit. */
export type Tell = (news: StoreNews) => void
