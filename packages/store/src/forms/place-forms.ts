import { blocksOf, type Layout } from '@vitrine/domain/content/layout'
import {
  contentOfBlock,
  type Form,
  type FormPlace,
  formIdOf,
  usualFormSettings,
} from '@vitrine/domain/forms/form'
import type { Session } from '../engine/session.ts'
import { formRows } from './form-rows.ts'

/**
 * Keeps the forms that stand in a layout; within the transaction that saves it. What a block says of its form counts where it has changed;
 * otherwise what was written in the panel stays. A form whose block is gone keeps its settings and takes nothing.
 */
export async function placeForms(
  session: Session,
  owner: Pick<FormPlace, 'kind' | 'id'>,
  { layout, updatedAtMs }: { readonly layout: Layout; readonly updatedAtMs: number },
): Promise<void> {
  const forms = formRows(session)
  const stood = await forms.findPlaced(owner)
  const placed = formsOfLayout(owner, layout)
  for (const { id, place, inBlock } of placed) {
    const known = stood.find((form) => form.id === id) ?? (await forms.find(id))
    const isChanged = JSON.stringify(known?.inBlock) !== JSON.stringify(inBlock)
    if (!isChanged && JSON.stringify(known?.place) === JSON.stringify(place)) continue
    await forms.save({
      id,
      place,
      inBlock,
      own: isChanged ? null : (known?.own ?? null),
      settings: known?.settings ?? usualFormSettings,
      updatedAtMs,
    })
  }
  for (const form of stood.filter(({ id }) => !placed.some((each) => each.id === id)))
    await forms.save({ ...form, place: null, updatedAtMs })
}

/** The forms that blocks of a layout say; a form that two blocks name is that of the last. */
function formsOfLayout(
  owner: Pick<FormPlace, 'kind' | 'id'>,
  layout: Layout,
): readonly (Pick<Form, 'id' | 'inBlock'> & { readonly place: FormPlace })[] {
  const byId = new Map(
    blocksOf(layout).flatMap((block) => {
      if (block.type !== 'form' || block.value.fields.length === 0) return []
      const id = formIdOf(owner.id, block)
      const place = { kind: owner.kind, id: owner.id, blockId: block.id }
      return [[id, { id, place, inBlock: contentOfBlock(block.value) }] as const]
    }),
  )
  return [...byId.values()]
}
