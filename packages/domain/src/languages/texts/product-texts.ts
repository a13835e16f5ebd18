import type { Product, Variant } from '../../catalogue/product.ts'
import { choice, type EachText, html, line, lines } from './text-field.ts'

/** The texts of a product: its options, and what can be chosen of them, among them. */
export function visitProduct(product: Product, each: EachText): Product {
  const { customAddButtonText, customSoldOutText, scarcity } = product
  return {
    ...product,
    title: each(line('title', 'Title'), product.title),
    excerptHtml: each(html('excerpt', 'Description', 20_000), product.excerptHtml),
    bodyHtml: each(html('body', 'Additional text of the product'), product.bodyHtml),
    ...optionsOf(product, each),
    customAddButtonText:
      customAddButtonText && each(line('addButton', 'Text of the button', 100), customAddButtonText),
    customSoldOutText:
      customSoldOutText && each(line('soldOut', 'Text when sold out', 100), customSoldOutText),
    scarcity: scarcity && {
      ...scarcity,
      text: each(line('scarcity', 'Text when few are left', 200), scarcity.text),
    },
    seo: {
      title: each(line('seoTitle', 'Title for search engines'), product.seo.title),
      description: each(
        lines('seoDescription', 'Description for search engines', 2_000),
        product.seo.description,
      ),
    },
  }
}

/** Names of options, and of what can be chosen: two that would become one keep their own words, as nobody could tell them apart. */
function optionsOf(
  { optionNames, variants }: Product,
  each: EachText,
): Pick<Product, 'optionNames' | 'variants'> {
  const names = apart(optionNames, (name) =>
    each(choice(`option:${name}`, 'Option', { about: name, among: 'options', maxLength: 100 }), name),
  )
  const choices = new Map(
    optionNames.map((name) => {
      const values = [...new Set(variants.map(({ attributes }) => attributes[name] ?? ''))]
      return [
        name,
        apart(values, (value) =>
          each(
            choice(`choice:${name}:${value}`, '', {
              about: `${name}: ${value}`,
              among: `choices:${name}`,
              maxLength: 100,
            }),
            value,
          ),
        ),
      ]
    }),
  )
  const attributesOf = ({ attributes }: Variant) =>
    Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        names.get(name) ?? name,
        choices.get(name)?.get(value) ?? value,
      ]),
    )
  return {
    optionNames: optionNames.map((name) => names.get(name) ?? name),
    variants: variants.map((variant) => ({ ...variant, attributes: attributesOf(variant) })),
  }
}

function apart(words: readonly string[], each: (word: string) => string): ReadonlyMap<string, string> {
  const found = new Map(words.map((word) => [word, each(word)]))
  return new Set(found.values()).size === found.size ? found : new Map(words.map((word) => [word, word]))
}
