/** A catalogue of others that reads what a site sells. */
export type FeedReader = 'google' | 'facebook' | 'instagram'

/** Those that read a feed of ours, in the order in which owners see them. */
export const feedReaders: readonly FeedReader[] = ['google', 'facebook', 'instagram']

/** Where a catalogue reads what a site sells. */
export function productFeedPath(reader: FeedReader): string {
  return `/product-feeds/${reader}.xml`
}
