import type { CampaignBlock } from '@vitrine/domain/newsletter/campaigns/campaign-block'
import {
  AlignLeft,
  Heading,
  Image,
  type LucideIcon,
  Minus,
  MousePointerClick,
  Newspaper,
  Package,
  UnfoldVertical,
} from 'lucide-react'
import type { PaletteGroup } from '../../../../parts/builder/builder-palette.tsx'
import { wordsOfHtml } from '../../../../parts/rich-text/words-of-html.ts'
import type { CampaignPick } from '../stored-campaign.ts'

/** One of the kinds of blocks. */
export type BlockType = CampaignBlock['type']

interface BlockKind {
  readonly label: string
  readonly icon: LucideIcon
}

/** What the kinds of blocks are called. */
export const blockKinds: Readonly<Record<BlockType, BlockKind>> = {
  heading: { label: 'Heading', icon: Heading },
  text: { label: 'Text', icon: AlignLeft },
  button: { label: 'Button', icon: MousePointerClick },
  picture: { label: 'Picture', icon: Image },
  divider: { label: 'Line', icon: Minus },
  spacer: { label: 'Space', icon: UnfoldVertical },
  product: { label: 'Product', icon: Package },
  post: { label: 'Post', icon: Newspaper },
}

const kind = (type: BlockType) => ({ kind: type, ...blockKinds[type] })

/** The kinds as the palette offers them. */
export const blockGroups: readonly PaletteGroup<BlockType>[] = [
  { label: 'Words', kinds: [kind('heading'), kind('text'), kind('button')] },
  { label: 'Look', kinds: [kind('picture'), kind('divider'), kind('spacer')] },
  { label: 'From the site', kinds: [kind('product'), kind('post')] },
]

/** What is put where a reader's name is to stand; what follows the bar stands where no name is known. */
export const nameMark = '{name|there}'

/** A block of a kind as it is when it is added. */
export function newBlock(type: BlockType, taken: readonly CampaignBlock[]): CampaignBlock {
  const id = freeId(type, taken)
  switch (type) {
    case 'heading':
      return { id, type, text: '' }
    case 'text':
      return { id, type, html: '' }
    case 'button':
      return { id, type, label: '', url: '' }
    case 'picture':
      return { id, type, mediaId: '', altText: '', linkUrl: '' }
    case 'divider':
      return { id, type }
    case 'spacer':
      return { id, type, heightPx: 24 }
    case 'product':
      return { id, type, productId: '' }
    case 'post':
      return { id, type, itemId: '' }
  }
}

/** A copy of a block, with an id of its own. */
export function copyOfBlock(block: CampaignBlock, taken: readonly CampaignBlock[]): CampaignBlock {
  return { ...block, id: freeId(block.type, taken) }
}

function freeId(type: BlockType, taken: readonly CampaignBlock[]): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  const id = `${type}-${number.toString(36)}`
  return taken.some((block) => block.id === id) ? freeId(type, taken) : id
}

/** What a block shows of the site; undefined for nothing, or for what is gone. */
export function pickOf(block: CampaignBlock, picks: readonly CampaignPick[]): CampaignPick | undefined {
  const id = pickIdOf(block)
  return id === '' ? undefined : picks.find((pick) => pick.kind === block.type && pick.id === id)
}

function pickIdOf(block: CampaignBlock): string {
  if (block.type === 'picture') return block.mediaId
  if (block.type === 'product') return block.productId
  return block.type === 'post' ? block.itemId : ''
}

/** What a block is called in the list: its words, or its kind and place. */
export function nameOfBlock(block: CampaignBlock, place: number, picks: readonly CampaignPick[]): string {
  const words = wordsOf(block) || (pickOf(block, picks)?.title ?? '')
  return words.slice(0, 80) || `${blockKinds[block.type].label} ${place + 1}`
}

function wordsOf(block: CampaignBlock): string {
  switch (block.type) {
    case 'heading':
      return block.text.trim()
    case 'text':
      return wordsOfHtml(block.html)
    case 'button':
      return block.label.trim()
    case 'picture':
      return block.altText.trim()
    default:
      return ''
  }
}
