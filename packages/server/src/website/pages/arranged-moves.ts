import type { Collection } from '@vitrine/domain/content/collection'
import { type MovedAddress, movedWithin } from '@vitrine/domain/website/moved-address'
import { collectionPath } from '@vitrine/site/theme/collection-shape'
import { pageKindOf } from '@vitrine/site/theme/page-kinds'
import type { Theme } from '@vitrine/site/theme/theme'

/** Where the addresses lead that pages had before they came to stand elsewhere: inside of some indexes they follow that of the index. */
export function arrangedMoves(
  before: readonly Collection[],
  changed: readonly Collection[],
  theme: Theme,
): readonly MovedAddress[] {
  const changedById = new Map(changed.map((each) => [each.id, each]))
  const after = before.map((each) => changedById.get(each.id) ?? each)
  return before.flatMap((page) => {
    const now = changedById.get(page.id)
    if (!now || now.isHomepage) return []
    const from = collectionPath(page, { collections: before, theme })
    const to = collectionPath(now, { collections: after, theme })
    if (from === to) return []
    const moved = movedWithin(from, to)
    return pageKindOf(page, theme).contents === 'blocks' ? moved.slice(0, 1) : moved
  })
}
