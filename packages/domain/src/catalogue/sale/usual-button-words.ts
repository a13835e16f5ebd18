/** What visitors read at products in a language of the platform, where the shop has no words of its own. */
interface ButtonWords {
  readonly toCart: string
  readonly gone: string
  readonly few: string
}

const english: ButtonWords = {
  toCart: 'Add To Cart',
  gone: 'Sold out',
  few: 'Only {qtyInStock} left in stock',
}

const byLanguage: Readonly<Record<string, ButtonWords>> = {
  en: english,
  de: {
    toCart: 'In den Warenkorb',
    gone: 'Ausverkauft',
    few: 'Nur noch {qtyInStock} auf Lager',
  },
}

/** What visitors of a site in a language read at its products until its owner writes something else. */
export function usualButtonWords(locale: string): ButtonWords {
  return byLanguage[locale.split(/[-_]/)[0] ?? ''] ?? english
}
