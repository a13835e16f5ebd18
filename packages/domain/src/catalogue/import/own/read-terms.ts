import type { TaxClass } from '../../../website/store-settings.ts'
import { productLimits } from '../../product-limits.ts'
import { withdrawalExemptions } from '../../sale/withdrawal-exemption.ts'
import type { DraftTerms } from '../product-draft.ts'
import type { ShopifyRow } from '../shopify-row.ts'
import { quotedCell } from './quoted-cell.ts'

const taxClasses = ['standard', 'reduced', 'exempt'] as const satisfies readonly TaxClass[]

type TermsReading =
  | { readonly ok: true; readonly terms: DraftTerms }
  /** `reason`: why the product cannot be taken; a wrong tax would be charged to buyers. */
  | { readonly ok: false; readonly reason: string }

/** Reads how a product is taxed, withdrawn from and worded; what the file has no column for is left out. */
export function readTerms(row: ShopifyRow): TermsReading {
  const { buttonText, soldOutText, fewLeftText } = row
  const [tax, withdrawal] = [quotedCell(row.taxClass), quotedCell(row.withdrawalExemption)]
  const [title, fewLeftFrom] = [quotedCell(row.title), quotedCell(row.fewLeftFrom)]
  const refuse = (reason: string): TermsReading => ({ ok: false, reason })
  const taxClass = taxClasses.find((each) => each === (tax.toLowerCase() || 'standard'))
  if (taxClass === undefined) return refuse(`The tax class “${tax}” is none of standard, reduced and exempt.`)

  const exemption = withdrawalExemptions.find((each) => each === withdrawal.toLowerCase())
  if (withdrawal !== '' && exemption === undefined)
    return refuse(`“${withdrawal}” is no reason why “${title}” cannot be withdrawn from.`)

  const { textLength } = productLimits
  if ([buttonText, soldOutText, fewLeftText].some(({ length }) => length > textLength))
    return refuse(`A text of buttons or stock of “${title}” is longer than ${textLength} characters.`)

  const scarcity = readScarcity(row)
  if (scarcity === undefined)
    return refuse(`“${fewLeftFrom}” is no number of pieces from which few are left.`)

  const has = (column: keyof ShopifyRow) => row.present.has(column)
  return {
    ok: true,
    terms: {
      ...(has('taxClass') && { taxClass }),
      ...(has('withdrawalExemption') && { withdrawalExemption: exemption }),
      ...(has('buttonText') && { customAddButtonText: buttonText || null }),
      ...(has('soldOutText') && { customSoldOutText: soldOutText || null }),
      ...(has('fewLeftText') && scarcity !== 'unsaid' && { scarcity }),
    },
  }
}

/** `unsaid`: the file has no column for the number, so that what is there stays. */
function readScarcity({
  fewLeftText: text,
  fewLeftFrom,
  present,
}: ShopifyRow): DraftTerms['scarcity'] | 'unsaid' {
  if (text === '') return null
  if (!present.has('fewLeftFrom')) return 'unsaid'
  return /^\d{1,6}$/.test(fewLeftFrom) ? { text, threshold: Number(fewLeftFrom) } : undefined
}
