import type { BodyOf } from '@vitrine/contract/call'
import type { createProductCall } from '@vitrine/contract/catalogue/panel-calls'
import { checkProduct } from '@vitrine/domain/catalogue/product-input'
import { describeProblems, productProblemText } from '@vitrine/domain/catalogue/product-problems'
import { canRepeat } from '@vitrine/domain/catalogue/sale/can-repeat'
import { parseCount } from './check-count.ts'
import type { ProductDraft } from './draft.ts'
import type { SiteUnits } from './draft-from-product.ts'
import { optionsProblem } from './rename-option.ts'
import { variantInputs } from './variants/variant-inputs.ts'

/** What is sent to save a product. */
type ProductInput = BodyOf<typeof createProductCall>

/** Texts by path of the input, as the server gives them too. */
export type FieldErrors = Readonly<Record<string, string>>

export type InputResult =
  | { readonly ok: true; readonly input: ProductInput }
  | { readonly ok: false; readonly errors: FieldErrors }

interface SaveContext {
  readonly site: SiteUnits
  readonly random: () => number
}

/** Reads the draft as what is sent, or says what is wrong with it: what cannot be read here, all else as the server says it. */
export function inputFromDraft(draft: ProductDraft, { site, random }: SaveContext): InputResult {
  const rows = variantInputs(draft, site, random)
  const input = inputOf(draft, rows.variants)
  const found = Object.entries(describeProblems(checkProduct(input), input))
  const errors = {
    ...Object.fromEntries(found.filter(([path]) => !rows.unread.has(path))),
    ...fieldErrors(draft),
    ...rows.errors,
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, input }
}

function inputOf(draft: ProductDraft, variants: ProductInput['variants']): ProductInput {
  return {
    collectionId: draft.collectionId,
    urlId: draft.urlId.trim(),
    type: draft.type,
    title: draft.title.trim(),
    excerptHtml: draft.excerptHtml,
    bodyHtml: draft.bodyHtml,
    categories: [...draft.categories],
    tags: [...draft.tags],
    images: draft.images.map((image) => ({ ...image })),
    digitalFiles: draft.digitalFiles.map((file) => ({ ...file })),
    optionNames: draft.options.map((option) => option.name.trim()),
    variants,
    subscription: planOf(draft),
    customAddButtonText: orNull(draft.customAddButtonText),
    customSoldOutText: orNull(draft.customSoldOutText),
    scarcity: draft.hasScarcity
      ? { text: draft.scarcityText.trim(), threshold: Number(draft.scarcityThreshold) }
      : null,
    taxClass: draft.taxClass,
    ...(draft.withdrawalExemption !== '' && { withdrawalExemption: draft.withdrawalExemption }),
    ...(draft.formId === '' ? {} : { additionalFieldsFormId: draft.formId }),
    ...safetyOf(draft),
    ...(draft.relatedIds.length > 0 && { relatedIds: [...draft.relatedIds] }),
    isFeatured: draft.isFeatured,
    isVisible: draft.isVisible,
    ...(draft.isVisible && draft.publishFromMs !== null && { publishFromMs: draft.publishFromMs }),
    seo: { title: draft.seoTitle.trim(), description: draft.seoDescription.trim() },
  }
}

function safetyOf({ makerKey, responsibleKey, warnings }: ProductDraft): Pick<ProductInput, 'safety'> {
  const safety = { makerKey, responsibleKey, warnings: warnings.trim() }
  return Object.values(safety).some((each) => each !== '') ? { safety } : {}
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

function fieldErrors(draft: ProductDraft): FieldErrors {
  const problems: Record<string, string | null> = {
    collectionId: draft.collectionId === '' ? productProblemText['not-a-shop-page'] : null,
    optionNames: optionsProblem(draft.options),
    'scarcity.text': draft.hasScarcity && draft.scarcityText.trim() === '' ? 'Enter a text' : null,
    'scarcity.threshold':
      draft.hasScarcity && !/^[1-9]\d{0,5}$/.test(draft.scarcityThreshold.trim())
        ? 'Enter a whole number of 1 or more'
        : null,
  }
  return withoutNulls(problems)
}

function withoutNulls(problems: Readonly<Record<string, string | null>>): FieldErrors {
  const texts = Object.entries(problems).filter((pair): pair is [string, string] => pair[1] !== null)
  return Object.fromEntries(texts)
}

/** The plan goes when the product becomes something that cannot come again and again. What is no number is found out of range. */
function planOf({
  type,
  hasPlan,
  planEvery,
  planUnit,
  planCycles,
}: ProductDraft): ProductInput['subscription'] {
  if (!hasPlan || !canRepeat(type)) return null
  return {
    interval: { value: parseCount(planEvery) ?? Number.NaN, unit: planUnit },
    billingCycles: parseCount(planCycles.trim() || '0') ?? Number.NaN,
  }
}
