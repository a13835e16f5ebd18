import type { Destination } from '../page-json/destination.ts'
import type { PageContext } from '../page-json/page-context.ts'
import type { Theme } from '../theme/theme.ts'

/** The layout that a destination asks for; undefined for the usual one. */
export function wantedLayout(destination: Destination, { theme }: PageContext): unknown {
  if (destination.kind === 'template-page') return theme.folder.pages.get(destination.name)?.conf.layout
  if (!('collection' in destination) || !destination.collection) return undefined
  const { layoutId, typeName } = destination.collection
  const wanted = layoutId ?? theme.folder.collections.get(typeName)?.conf.layout
  return isLeftToPlatform(destination, theme) && isBareOfHead(wanted, theme) ? undefined : wanted
}

/** Whether the platform shows the page of an item: the template brings none for its kind. */
function isLeftToPlatform(destination: Destination, { folder }: Theme): boolean {
  if (destination.kind !== 'product' && destination.kind !== 'item') return false
  return !folder.collections.get(destination.collection.typeName)?.item
}

/**
 * Whether a layout writes no head of a page: some are pieces that scripts fetch into other pages. The template's own views fit into them; a page
 * of the platform's would stand there without a style sheet or a script, and nothing could be bought.
 */
function isBareOfHead(layoutId: unknown, { folder }: Theme): boolean {
  const layout = typeof layoutId === 'string' ? folder.layouts.get(layoutId) : undefined
  if (!layout) return false
  return !layout.regions.some((name) => /squarespace[-.]headers/.test(folder.regions.get(name)?.text ?? ''))
}
