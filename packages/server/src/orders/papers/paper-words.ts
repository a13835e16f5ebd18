import { formatFineMoney, formatMoney } from '@vitrine/domain/money/format-money'
import type { Paper, PaperLine, PaperTax } from '@vitrine/domain/orders/papers/paper'
import { languageTag } from '@vitrine/domain/words/language-tag'
import { visitorWords } from '@vitrine/site/words/visitor-words'

/** The words of papers, by language. */
const words = {
  en: {
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    number: 'Number',
    date: 'Date',
    dayOf: { invoice: 'Date of payment and supply', 'credit-note': 'Given back on' },
    order: 'Order',
    refersTo: 'For invoice',
    seller: 'From',
    buyer: 'To',
    vatId: 'VAT number',
    taxNumber: 'Tax number',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    discount: 'Discount',
    net: 'Net',
    rate: 'Tax rate',
    tax: 'Tax',
    gross: 'Total',
    total: 'Total',
    giftCards: { invoice: 'Paid by gift card', 'credit-note': 'Given back onto a gift card' },
    paidBy: 'Paid by',
    refundedBy: 'Given back by',
    untaxed: 'No tax',
    reverseCharge: {
      goods: 'Intra-Community supply of goods, exempt from VAT (Directive 2006/112/EC, article 138).',
      services: 'Reverse charge: the recipient of the services owes the tax.',
      unknown: 'Reverse charge: the recipient owes the tax (intra-Community supply, exempt in this invoice).',
    },
    reason: 'Reason',
    page: (place: number, count: number) => `Page ${place} of ${count}`,
  },
  de: {
    invoice: 'Rechnung',
    'credit-note': 'Rechnungskorrektur',
    number: 'Nummer',
    date: 'Datum',
    dayOf: { invoice: 'Datum von Zahlung und Leistung', 'credit-note': 'Erstattet am' },
    order: 'Bestellung',
    refersTo: 'Zur Rechnung',
    seller: 'Von',
    buyer: 'An',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    item: 'Position',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    discount: 'Rabatt',
    net: 'Netto',
    rate: 'Steuersatz',
    tax: 'Steuer',
    gross: 'Gesamt',
    total: 'Gesamtbetrag',
    giftCards: { invoice: 'Mit Geschenkkarte bezahlt', 'credit-note': 'Auf eine Geschenkkarte erstattet' },
    paidBy: 'Bezahlt mit',
    refundedBy: 'Erstattet über',
    untaxed: 'Ohne Steuer',
    reverseCharge: {
      goods: 'Steuerfreie innergemeinschaftliche Lieferung (Richtlinie 2006/112/EG, Artikel 138).',
      services: 'Steuerschuldnerschaft des Leistungsempfängers.',
      unknown:
        'Steuerschuldnerschaft des Leistungsempfängers (innergemeinschaftliche Lieferung, hier steuerfrei).',
    },
    reason: 'Grund',
    page: (place: number, count: number) => `Seite ${place} von ${count}`,
  },
} as const

/** The words of a paper, in its language; English where there are none. */
export function wordsOf({ language }: Pick<Paper, 'language'>) {
  return language.slice(0, 2).toLowerCase() === 'de' ? words.de : words.en
}

/** How amounts, days and rates stand on a paper. */
function formatOf({ language, currency, timeZone }: Pick<Paper, 'language' | 'currency' | 'timeZone'>) {
  const tag = languageTag(language)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 })
  return {
    money: (cents: number) => formatMoney(cents, currency, language),
    fineMoney: (tenThousandths: number) => formatFineMoney(tenThousandths, currency, language),
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
    [say.dayOf[paper.kind], day(paper.paidAtMs)],
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

/** The columns of the lines. Papers of before unit prices were kept, and credit notes, have none of them. */
export function headsOf(paper: Paper): readonly string[] {
  const say = wordsOf(paper)
  const unitPrice = hasUnitPrices(paper) ? [say.unitPrice] : []
  return [say.item, say.quantity, ...unitPrice, say.net, say.rate, say.tax, say.gross]
}

/** A line in these columns. */
export function cellsOf(paper: Paper, line: PaperLine): readonly [title: string, ...rest: string[]] {
  const { money, fineMoney, rate } = formatOf(paper)
  const { unitNetCents, unitNetFine, discountNetCents = 0 } = line
  const unitNet = unitNetCents === undefined ? '' : money(unitNetCents)
  const off = discountNetCents > 0 ? `\n${wordsOf(paper).discount} −${money(discountNetCents)}` : ''
  return [
    `${line.title}${off}`,
    line.quantity > 0 ? String(line.quantity) : '',
    ...(hasUnitPrices(paper) ? [unitNetFine === undefined ? unitNet : fineMoney(unitNetFine)] : []),
    money(line.netCents),
    rate(line.rateMilliPercent),
    money(line.taxCents),
    money(line.netCents + line.taxCents),
  ]
}

function hasUnitPrices({ lines }: Pick<Paper, 'lines'>): boolean {
  return lines.some(({ unitNetCents }) => unitNetCents !== undefined)
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
  const words = visitorWords(paper.language)
  const way = paper.isOwnPaymentName ? words.sayComposed(paper.paymentText) : paper.paymentText
  const moneyCents = paper.grossCents - paper.giftCardCents
  const isAll = paper.giftCardCents === 0
  const sum = isAll ? '' : `, ${formatOf(paper).money(moneyCents)}`
  return [
    ...(paper.isReverseCharge
      ? (paper.reverseCharged ?? ['unknown' as const]).map((kind) => say.reverseCharge[kind])
      : []),
    ...(isAll || moneyCents > 0 ? [`${by}: ${way}${sum}`] : []),
    ...(paper.reason === '' ? [] : [`${say.reason}: ${words.say(paper.reason)}`]),
    ...(paper.seller.note === '' ? [] : [paper.seller.note]),
  ]
}
