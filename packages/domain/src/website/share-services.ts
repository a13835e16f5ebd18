/** Services that visitors share a page with: their numbers in `shareButtonOptions`, names, and how each is asked. */
export const shareServices = {
  facebook: { number: 1, label: 'Facebook' },
  twitter: { number: 2, label: 'X' },
  linkedin: { number: 3, label: 'LinkedIn' },
  tumblr: { number: 4, label: 'Tumblr' },
  reddit: { number: 5, label: 'Reddit' },
  pinterest: { number: 6, label: 'Pinterest' },
} as const satisfies Record<string, { readonly number: number; readonly label: string }>

/** A service's name in templates' data. */
export type ShareService = keyof typeof shareServices

/** Every service, in the order in which the buttons stand. */
export const shareServiceNames: readonly ShareService[] = [
  'facebook',
  'twitter',
  'linkedin',
  'reddit',
  'tumblr',
  'pinterest',
]

/** What is shared. */
export interface SharedPage {
  /** The whole address. */
  readonly url: string
  readonly title: string
  /** The whole address of its picture; '' for none. */
  readonly imageUrl: string
}

/** The address at which a service asks its user to share a page. */
export function shareAddress(service: ShareService, { url, title, imageUrl }: SharedPage): string {
  const u = encodeURIComponent(url.toWellFormed())
  const t = encodeURIComponent(title.toWellFormed())
  switch (service) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${u}`
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${u}&text=${t}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${u}`
    case 'tumblr':
      return `https://www.tumblr.com/widgets/share/tool?canonicalUrl=${u}&title=${t}`
    case 'reddit':
      return `https://www.reddit.com/submit?url=${u}&title=${t}`
    case 'pinterest':
      return `https://www.pinterest.com/pin/create/button/?url=${u}&description=${t}${imageUrl === '' ? '' : `&media=${encodeURIComponent(imageUrl.toWellFormed())}`}`
  }
}
