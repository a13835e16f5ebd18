import type { OptionDraft, ProductDraft } from './draft.ts'
import { renameOption } from './rename-option.ts'
import { type GenerateResult, generateVariants } from './variants/generate-variants.ts'

export type OptionsChange =
  | { readonly ok: true; readonly part: Pick<ProductDraft, 'options' | 'variants'> }
  | Extract<GenerateResult, { ok: false }>

/** Puts new options into the draft and makes the variants to match. */
export function changeOptions(
  draft: ProductDraft,
  options: readonly OptionDraft[],
  newKey: () => string,
): OptionsChange {
  const { options: before, variants: existing } = draft
  const made = generateVariants({ options, existing, before, newKey })
  return made.ok ? { ok: true, part: { options, variants: made.variants } } : made
}

/** Gives an option another name, in the variants too. */
export function changeOptionName(
  draft: ProductDraft,
  key: string,
  name: string,
  newKey: () => string,
): OptionsChange {
  const from = draft.options.find((option) => option.key === key)?.name ?? ''
  const options = draft.options.map((option) => (option.key === key ? { ...option, name } : option))
  const variants = renameOption(draft.variants, from, name)
  return changeOptions({ ...draft, options, variants }, options, newKey)
}
