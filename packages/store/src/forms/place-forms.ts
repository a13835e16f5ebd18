import { blocksOf, type Layout } from '@vitrine/domain/content/layout'
import {
  contentOfBlock,
  emptyFormContent,
  type FormContent,
  type FormPlace,
  formIdOf,
  usualFormSettings,
} from '@vitrine/domain/forms/form'
import type { Session } from '../engine/session.ts'
import { formRows } from './form-rows.ts'

/**
 * Keeps the forms that stand in a layout; within the transaction that saves it. What a block says of its form counts where it has changed;
 * otherwise what was written in the panel stays. A block without fields of its own is where the form stands that it names. A form whose block
 * is gone keeps its settings and takes nothing.
 */
export async function placeForms(
  session: Session,
  owner: Pick<FormPlace, 'kind' | 'id'>,
  { layout, updatedAtMs }: { readonly layout: Layout; readonly updatedAtMs: number },
): Promise<void> {
  const forms = formRows(session)
  const stood = await forms.findPlaced(owner)
  const placed = formsOfLayout(owner, layout)
  for (const { id, place, inBlock: said } of placed) {
    const known = stood.find((form) => form.id === id) ?? (await forms.find(id))
    if (!known && !said) continue
    const inBlock = said ?? known?.inBlock ?? emptyFormContent
    const isChanged = !isSame(known?.inBlock, inBlock)
    if (!isChanged && isSame(known?.place, place)) continue
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

interface PlacedForm {
  readonly id: string
  readonly place: FormPlace
  /** Null: the block only names the form. */
  readonly inBlock: FormContent | null
}

/** The forms that blocks of a layout say or name; a form that two blocks name is that of the last. */
function formsOfLayout(owner: Pick<FormPlace, 'kind' | 'id'>, layout: Layout): readonly PlacedForm[] {
  const byId = new Map(
    blocksOf(layout).flatMap((block) => {
      if (block.type !== 'form') return []
      const saysFields = block.value.fields.length > 0
      if (!saysFields && block.value.formId === '') return []
      const id = formIdOf(owner.id, block)
      const place = { kind: owner.kind, id: owner.id, blockId: block.id }
      return [[id, { id, place, inBlock: saysFields ? contentOfBlock(block.value) : null }] as const]
    }),
  )
  return [...byId.values()]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
