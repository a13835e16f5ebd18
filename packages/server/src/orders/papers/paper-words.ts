import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Paper, PaperTax } from '@vitrine/domain/orders/papers/paper'
import { languageTag } from '@vitrine/domain/words/language-tag'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** The words of papers, by language. */
const words = {
  en: {
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    number: 'Number',
    date: 'Date',
    paidOn: 'Date of payment and supply',
    order: 'Order',
    refersTo: 'For invoice',
    seller: 'From',
    buyer: 'To',
    vatId: 'VAT number',
    taxNumber: 'Tax number',
    item: 'Item',
    quantity: 'Quantity',
    net: 'Net',
    rate: 'Tax rate',
    tax: 'Tax',
    gross: 'Total',
    total: 'Total',
    giftCards: { invoice: 'Paid by gift card', 'credit-note': 'Given back onto a gift card' },
    paidBy: 'Paid by',
    refundedBy: 'Given back by',
    untaxed: 'No tax',
    reverseCharge:
      'Reverse charge: the recipient owes the tax (intra-Community supply, exempt in this invoice).',
    reason: 'Reason',
    page: (place: number, count: number) => `Page ${place} of ${count}`,
  },
  de: {
    invoice: 'Rechnung',
    'credit-note': 'Rechnungskorrektur',
    number: 'Nummer',
    date: 'Datum',
    paidOn: 'Datum von Zahlung und Leistung',
    order: 'Bestellung',
    refersTo: 'Zur Rechnung',
    seller: 'Von',
    buyer: 'An',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    item: 'Position',
    quantity: 'Menge',
    net: 'Netto',
    rate: 'Steuersatz',
    tax: 'Steuer',
    gross: 'Gesamt',
    total: 'Gesamtbetrag',
    giftCards: { invoice: 'Mit Geschenkkarte bezahlt', 'credit-note': 'Auf eine Geschenkkarte erstattet' },
    paidBy: 'Bezahlt mit',
    refundedBy: 'Erstattet über',
    untaxed: 'Ohne Steuer',
    reverseCharge:
      'Steuerschuldnerschaft des Leistungsempfängers (innergemeinschaftliche Lieferung, hier steuerfrei).',
    reason: 'Grund',
    page: (place: number, count: number) => `Seite ${place} von ${count}`,
  },
} as const

/** The words of a paper, in its language; English where there are none. */
export function wordsOf({ language }: Pick<Paper, 'language'>) {
  return language.slice(0, 2).toLowerCase() === 'de' ? words.de : words.en
}

/** How amounts, days and rates stand on a paper. */
export function formatOf({
  language,
  currency,
  timeZone,
}: Pick<Paper, 'language' | 'currency' | 'timeZone'>) {
  const tag = languageTag(language)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 })
  return {
    money: (cents: number) => formatMoney(cents, currency, language),
    day: (atMs: number) => day.format(atMs),
    rate: (milliPercent: number) => percent.format(milliPercent / 100_000),
  }
}

/** The facts at the head of a paper: label and value. */
export function factsOf(paper: Paper): readonly (readonly [string, string])[] {
  const say = wordsOf(paper)
  const { day } = formatOf(paper)
  return [
    [say.number, paper.numberText],
    [say.date, day(paper.issuedAtMs)],
    [say.paidOn, day(paper.paidAtMs)],
    [say.order, paper.orderText],
    ...(paper.refersTo === '' ? [] : [[say.refersTo, paper.refersTo] as const]),
  ]
}

/** Who sells and who buys, line by line. */
export function partiesOf(
  paper: Paper,
): readonly { readonly heading: string; readonly lines: readonly string[] }[] {
  const say = wordsOf(paper)
  const { seller, buyer } = paper
  const vat = (vatId: string) => (vatId === '' ? [] : [`${say.vatId}: ${vatId}`])
  const taxNumber = seller.taxNumber === '' ? [] : [`${say.taxNumber}: ${seller.taxNumber}`]
  return [
    { heading: say.seller, lines: [seller.name, ...seller.address, ...vat(seller.vatId), ...taxNumber] },
    { heading: say.buyer, lines: [buyer.name, ...buyer.address, ...vat(buyer.vatId)] },
  ]
}

/** The sums beneath the lines: label and amount, the total last but for what gift cards paid, or took back. */
export function sumsOf(paper: Paper): readonly (readonly [string, string])[] {
  const say = wordsOf(paper)
  const { money, rate } = formatOf(paper)
  const taxed = ({ name, rateMilliPercent, netCents, taxCents }: PaperTax) =>
    rateMilliPercent === 0
      ? ([`${say.untaxed} (${say.net} ${money(netCents)})`, money(0)] as const)
      : ([
          `${name} ${rate(rateMilliPercent)} (${say.net} ${money(netCents)})`.trim(),
          money(taxCents),
        ] as const)
  return [
    [say.net, money(paper.netCents)],
    ...paper.taxes.map(taxed),
    [say.total, money(paper.grossCents)],
    ...(paper.giftCardCents > 0
      ? [[say.giftCards[paper.kind], `−${money(paper.giftCardCents)}`] as const]
      : []),
  ]
}

/** What stands beneath the sums. */
export function notesOf(paper: Paper): readonly string[] {
  const say = wordsOf(paper)
  const by = paper.kind === 'invoice' ? say.paidBy : say.refundedBy
  const moneyCents = paper.grossCents - paper.giftCardCents
  const isAll = paper.giftCardCents === 0
  const sum = isAll ? '' : `, ${formatOf(paper).money(moneyCents)}`
  return [
    ...(paper.isReverseCharge ? [say.reverseCharge] : []),
    ...(isAll || moneyCents > 0 ? [`${by}: ${paper.paymentText}${sum}`] : []),
    ...(paper.reason === '' ? [] : [`${say.reason}: ${sayIn(paper.language)(paper.reason)}`]),
    ...(paper.seller.note === '' ? [] : [paper.seller.note]),
  ]
}
