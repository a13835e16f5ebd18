import type { BlockType } from '@vitrine/domain/content/layout'

/** What owners read of a block that has words; of the others nothing is shown. */
const titles: Partial<Readonly<Record<BlockType, string>>> = {
  html: 'Text',
  markdown: 'Text in Markdown',
  image: 'Picture',
  gallery: 'Pictures',
  video: 'Video',
  audio: 'Recording',
  quote: 'Quote',
  button: 'Button',
  newsletter: 'Newsletter sign-up',
  'summary-v2': 'Summary',
  map: 'Map',
  search: 'Search field',
  accordion: 'Accordion',
  menu: 'Menu',
  tourdates: 'Dates',
  donation: 'Donation',
}

/** What a block is called, among several of its kind by its number. */
export function blockTitle(type: BlockType, number: number, isOnly: boolean): string {
  const title = titles[type] ?? 'Block'
  return isOnly ? title : `${title} ${number}`
}
