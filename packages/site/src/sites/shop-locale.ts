import { currencyDigits } from '@vitrine/domain/money/currencies'
import { buildLocales } from '@vitrine/template/i18n/build-locales'
import { readPack } from '@vitrine/template/i18n/load-locale'

/** Gives the language data in which a site's pages are written; amounts have the digits that the shop counts in. */
export const loadShopLocale = buildLocales(readPack, currencyDigits)
