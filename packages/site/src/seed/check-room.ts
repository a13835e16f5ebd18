import { itemProblemText } from '@vitrine/domain/content/items/item-problems'
import { roomProblem } from '@vitrine/domain/content/items/room-for-items'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { orderingOf } from '../theme/collection-shape.ts'
import { BrokenSamplesError } from './broken/broken-samples.ts'
import type { Seed } from './read-seed.ts'

/** Throws for sample content with more items in a collection than its owner could add: the editor would take no further one. */
export function checkRoom({ site, items }: Seed, folder: Pick<TemplateFolder, 'collections'>): void {
  for (const collection of site.collections) {
    const { length } = items.get(collection.urlId) ?? []
    const problem = roomProblem(orderingOf(collection, { folder }), 0, length)
    if (problem)
      throw new BrokenSamplesError(
        `items/${collection.urlId}.json`,
        `is not right at /items: ${itemProblemText[problem]}`,
      )
  }
}
