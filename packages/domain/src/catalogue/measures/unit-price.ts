type Kind = 'mass' | 'volume' | 'length' | 'area' | 'count'

/** Units that a content is written in, with their size in the least of their kind. */
const units = {
  g: { kind: 'mass', size: 1 },
  kg: { kind: 'mass', size: 1_000 },
  ml: { kind: 'volume', size: 1 },
  cl: { kind: 'volume', size: 10 },
  l: { kind: 'volume', size: 1_000 },
  cm: { kind: 'length', size: 1 },
  m: { kind: 'length', size: 100 },
  m2: { kind: 'area', size: 1 },
  piece: { kind: 'count', size: 1 },
} as const satisfies Record<string, { kind: Kind; size: number }>

/** What a unit price is for; the first of a kind is the usual one. */
const references = {
  kg: { kind: 'mass', size: 1_000, sign: 'kg' },
  '100g': { kind: 'mass', size: 100, sign: '100 g' },
  l: { kind: 'volume', size: 1_000, sign: 'l' },
  '100ml': { kind: 'volume', size: 100, sign: '100 ml' },
  m: { kind: 'length', size: 100, sign: 'm' },
  m2: { kind: 'area', size: 1, sign: 'm²' },
  piece: { kind: 'count', size: 1, sign: '' },
} as const satisfies Record<string, { kind: Kind; size: number; sign: string }>

/** A unit that a content is written in. */
export type ContentUnit = keyof typeof units

/** What a unit price is for. */
export type ReferenceUnit = keyof typeof references

/** Every unit of a content. */
export const contentUnits = Object.keys(units) as ContentUnit[]

/** Everything that a unit price can be for. */
export const referenceUnits = Object.keys(references) as ReferenceUnit[]

/** How much is in a piece of a variant, and for what its unit price is told. */
export interface VariantContent {
  /** Thousandths of the unit, so that 0.75 l is exact. */
  readonly amountMilli: number
  readonly unit: ContentUnit
  readonly per: ReferenceUnit
}

/** What a unit price of a content in this unit can be for, the usual one first. */
export function referencesFor(unit: ContentUnit): readonly ReferenceUnit[] {
  return referenceUnits.filter((each) => references[each].kind === units[unit].kind)
}

/** The price of the reference amount, rounded half up; null where content and reference do not fit. */
export function unitPriceCents(
  priceCents: number,
  { amountMilli, unit, per }: VariantContent,
): number | null {
  if (units[unit].kind !== references[per].kind || amountMilli < 1) return null
  // Whole numbers beyond those that are exact otherwise.
  const content = BigInt(amountMilli) * BigInt(units[unit].size)
  const doubled = 2n * BigInt(priceCents) * BigInt(references[per].size) * 1_000n
  return Number((doubled + content) / (2n * content))
}

/** The sign of a reference, such as `kg`, in a language. */
export function referenceText(per: ReferenceUnit, language: string): string {
  return references[per].sign || pieceIn(language)
}

const pieces = new Map([
  ['de', 'Stück'],
  ['es', 'pieza'],
  ['fr', 'pièce'],
  ['it', 'pezzo'],
  ['nl', 'stuk'],
])

function pieceIn(language: string): string {
  return pieces.get(language.slice(0, 2).toLowerCase()) ?? 'piece'
}
