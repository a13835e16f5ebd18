import type { BlockType } from '../layout.ts'

/** What owners read of a block that has words; of the others nothing is shown. */
const titles: Readonly<Partial<Record<BlockType, string>>> = {
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
export function blockTitle(type: string, number: number, isOnly: boolean): string {
  const title = titleOf(type) ?? 'Block'
  return isOnly ? title : `${title} ${number}`
}

function titleOf(type: string): string | undefined {
  return Object.hasOwn(titles, type) ? titles[type as BlockType] : undefined
}
