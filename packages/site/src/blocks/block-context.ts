import type { BlockType, BlockValue } from '@vitrine/domain/content/layout'
import { type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'
import type { PageData } from '../page-json/page-context.ts'
import type { PageRender } from '../render/page-render.ts'

/** Where a block stands. */
export interface BlockContext {
  readonly page: PageRender
  /** What the templates of the page see. */
  readonly data: PageData
  /** The block's id in the page: other ids of the block begin with it. */
  readonly id: string
  /** The block's id in its layout. */
  readonly blockId: string
  /** What the layout fills: a page, an item, or a block field of the template. */
  readonly layoutId: string
  /** How many twelfths of the page the block's column takes. */
  readonly span: number
}

/** Writes what a block shows; nothing for a block that has nothing to show. */
export type BlockWriter<Type extends BlockType> = (
  value: BlockValue<Type>,
  place: BlockContext,
) => Markup | null | Promise<Markup | null>

/** HTML that was cleaned before it was kept. */
export function cleaned(html: string): Markup {
  return siteWording(html)
}

/** The attributes of a link that may open a new window. */
export function target(newWindow: boolean): Markup | '' {
  return newWindow ? siteWording(' target="_blank" rel="noopener"') : ''
}
