import { termLength } from '../content/term-length.ts'
import { oneLineText } from '../limits/one-line.ts'
import { productLimits, productsPerCollection } from './product-limits.ts'
import { longestWarnings } from './safety/product-safety.ts'

/** Why a product cannot be saved, in the words that its owner reads; `{urlId}` stands for its address. */
export const productProblemText = {
  'title-missing': 'Enter a title',
  'not-one-line': oneLineText,
  'text-too-long': `Use at most ${productLimits.textLength} characters.`,
  'address-missing': 'Enter an address',
  'address-wrong': '{urlId} is not a valid page URL',
  'address-taken': 'Another product has this address',
  'not-a-shop-page': 'Choose a shop page',
  'shop-page-full': `A shop page can hold ${productsPerCollection} products.`,
  'tag-too-long': `A tag can have ${termLength.tag} characters.`,
  'too-many-tags': `A product can have ${productLimits.tags} tags.`,
  'category-too-long': `A category can have ${termLength.category} characters.`,
  'too-many-categories': `A product can have ${productLimits.categories} categories.`,
  'option-unnamed': 'Enter a name for each option',
  'option-twice': 'Each option needs a name of its own',
  'too-many-options': `A product can have ${productLimits.options} options.`,
  'no-variant': 'A product needs at least one variant.',
  'too-many-variants': `A product can have ${productLimits.variants} variants.`,
  'sku-twice': 'Another variant has this SKU',
  'value-missing': 'Choose a value for each option',
  'values-twice': 'Another variant has these values',
  'price-too-high': 'This price is too high',
  'unit-of-another-kind': 'The unit price must be for a unit of the same kind',
  'no-sale-for-type': 'A gift card is never on sale',
  'sale-without-price': 'Enter a sale price, or end the sale',
  'sale-not-below': 'The sale price must be below the price',
  'sale-ends-first': 'The sale must end after it begins',
  'too-many-images': `A product can have ${productLimits.images} pictures.`,
  'form-not-there': 'Choose a form that is there, and that asks for something.',
  'company-gone': 'This one is not among your makers any more. Please choose another.',
  'warnings-too-long': `Use at most ${longestWarnings} characters.`,
  'too-many-files': `A product can have ${productLimits.digitalFiles} files.`,
  'file-gone': 'This file is not there any more. Please upload it again.',
  'no-plan-for-type': 'Only goods and services can be subscribed to.',
  'interval-out-of-range': `Enter a whole number from 1 to ${productLimits.planInterval}`,
  'cycles-out-of-range': `Enter a whole number up to ${productLimits.planCycles}, or 0`,
  'image-gone': 'This picture is not there any more. Please upload it again.',
  'image-of-another': 'Choose a picture of this product',
} as const

/** Why a product cannot be saved. */
export type ProductProblem = keyof typeof productProblemText

/** Problems by path of the input, such as `variants.0.sku`. */
export type ProductProblems = Readonly<Record<string, ProductProblem>>

/** Texts by path of the input. */
export type ProductErrors = Readonly<Record<string, string>>

/** Says problems in words. */
export function describeProblems(
  problems: ProductProblems,
  { urlId }: { readonly urlId: string },
): ProductErrors {
  const texts = Object.entries(problems).map(([path, problem]) => [
    path,
    productProblemText[problem].replace('{urlId}', () => urlId),
  ])
  return Object.fromEntries(texts)
}
