/** A piece of a campaign. Headings, texts and buttons may hold `{name}`, and `{name|there}` with what stands where no name is known. */
export type CampaignBlock =
  | { readonly id: string; readonly type: 'heading'; readonly text: string }
  /** Cleaned HTML. */
  | { readonly id: string; readonly type: 'text'; readonly html: string }
  /** A picture of the site's media; `linkUrl` is '' where it leads nowhere. */
  | {
      readonly id: string
      readonly type: 'picture'
      readonly mediaId: string
      readonly altText: string
      readonly linkUrl: string
    }
  | { readonly id: string; readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly id: string; readonly type: 'divider' }
  | { readonly id: string; readonly type: 'spacer'; readonly heightPx: number }
  /** Shown with the picture, name and price that it has when the mail is written. */
  | { readonly id: string; readonly type: 'product'; readonly productId: string }
  /** Shown with the title and excerpt that it has when the mail is written. */
  | { readonly id: string; readonly type: 'post'; readonly itemId: string }

/** Bounds of blocks. */
export const campaignBlockLimits = {
  blocks: 100,
  /** Characters of all texts of a campaign: mail programs cut what is longer than about 100 KB. */
  characters: 60_000,
  heading: 200,
  html: 30_000,
  altText: 500,
  label: 80,
  url: 2_000,
  leastSpacePx: 8,
  mostSpacePx: 120,
} as const

/** The ids of what blocks show, by kind. */
export function shownByBlocks(blocks: readonly CampaignBlock[]) {
  return {
    mediaIds: blocks.flatMap((block) => (block.type === 'picture' ? [block.mediaId] : [])),
    productIds: blocks.flatMap((block) => (block.type === 'product' ? [block.productId] : [])),
    itemIds: blocks.flatMap((block) => (block.type === 'post' ? [block.itemId] : [])),
  }
}
