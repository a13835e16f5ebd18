import { type BlockValue, blocksOf } from '@vitrine/domain/content/layout'
import type { Form } from '@vitrine/domain/forms/form'
import type { SiteStore } from '@vitrine/store/store'

/** Finds the block that a form stands in, in the language that is read; null for a form without one. */
export async function findFormBlock(
  { layouts }: Pick<SiteStore, 'layouts'>,
  { place }: Pick<Form, 'place'>,
): Promise<BlockValue<'form'> | null> {
  if (!place) return null
  const { blockId, ...owner } = place
  const layout = await layouts.find(owner)
  const block = layout && blocksOf(layout.layout).find((each) => each.id === blockId)
  return block?.type === 'form' ? block.value : null
}
