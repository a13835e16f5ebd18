import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Style sheets of what the platform itself renders, by their path in `packages/storefront/src`. They are plain CSS and come in this
 * order before the template's own sheets, which may overrule them. A part that renders new markup adds its sheet here.
 */
const systemSheets: readonly string[] = [
  'compat/columns.css',
  'compat/images.css',
  'widgets/system-views/grounds.css',
  'widgets/system-views/lists.css',
  'widgets/system-views/events.css',
  'widgets/system-views/products.css',
  'widgets/variants-select/variants-select.css',
  'widgets/system-views/search.css',
  'widgets/gallery/gallery.css',
  'widgets/gallery/system-gallery.css',
  'parts/lightbox/lightbox.css',
  'widgets/product-quick-view/quick-view.css',
  'widgets/event-calendar/event-calendar.css',
  'widgets/album-player/album-player.css',
  'widgets/comments/comments.css',
  'widgets/product-restock-notification/restock.css',
  'widgets/product-reviews/reviews.css',
  'widgets/social/social.css',
]

const storefrontDir = path.resolve(import.meta.dirname, '../../../storefront/src')

/** The system sheets as one text, without comments and needless blanks. */
export async function readSystemSheets(files: readonly string[] = systemSheets): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(storefrontDir, file), 'utf8')))
  return texts.map(minifyCss).join('\n')
}

/** Leaves out comments, and blanks that mean nothing, of a plain sheet. */
export function minifyCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/;\}/g, '}')
    .trim()
}
