import { blocksOf } from '@vitrine/domain/content/layout'
import { contentAt, type Form, type FormContent } from '@vitrine/domain/forms/form'
import type { SiteStore } from '@vitrine/store/store'

/** A form that takes submissions, in the words that visitors read. */
export interface OpenForm {
  readonly form: Form
  readonly content: FormContent
  readonly alignment: string
}

/** Finds a form by its id; undefined when there is none, or its block is gone. */
export async function findForm(
  { forms, layouts }: Pick<SiteStore, 'forms' | 'layouts'>,
  id: string,
): Promise<OpenForm | undefined> {
  const form = id === '' ? undefined : await forms.find(id)
  if (!form?.place) return undefined
  const { blockId, ...owner } = form.place
  const layout = await layouts.find(owner)
  const block = layout && blocksOf(layout.layout).find((each) => each.id === blockId)
  if (block?.type !== 'form') return undefined
  // The block reads in the visitor's language.
  const content = contentAt(form, block.value)
  return { form, content, alignment: block.value.buttonAlignment }
}
