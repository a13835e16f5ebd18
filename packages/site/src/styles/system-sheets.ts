import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Style sheets of what the platform itself renders, by their path in `packages/storefront/src`. They are plain CSS and come in this
 * order before the template's own sheets, which may overrule them. A part that renders new markup adds its sheet here.
 */
export const systemSheets: readonly string[] = [
  'compat/columns.css',
  'compat/images.css',
  'system-views/grounds.css',
  'system-views/lists.css',
  'system-views/events.css',
  'system-views/products.css',
  'variants-select/variants-select.css',
  'system-views/search.css',
  'gallery/gallery.css',
  'gallery/system-gallery.css',
  'lightbox/lightbox.css',
  'product-quick-view/quick-view.css',
  'event-calendar/event-calendar.css',
  'album-player/album-player.css',
  'comments/comments.css',
  'social/social.css',
]

const storefrontDir = path.resolve(import.meta.dirname, '../../../storefront/src')

/** The system sheets as one text, without comments and needless blanks. A sheet that is not there is left out. */
export async function readSystemSheets(files: readonly string[] = systemSheets): Promise<string> {
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(storefrontDir, file), 'utf8').catch(() => '')),
  )
  return texts.map(squeezeCss).join('\n')
}

/** Leaves out comments, and blanks that mean nothing, of a plain sheet. */
export function squeezeCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/;\}/g, '}')
    .trim()
}
