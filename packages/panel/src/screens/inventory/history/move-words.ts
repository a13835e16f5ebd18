import type { ReplyOf } from '@vitrine/contract/call'
import type { readStockHistoryCall } from '@vitrine/contract/catalogue/inventory-calls'
import { causeLabels } from '@vitrine/domain/catalogue/stock/stock-cause'

/** Something that came or went of a variant. */
export type Move = ReplyOf<typeof readStockHistoryCall>['moves'][number]

/** From which number to which. */
export function numbersOf({ before, after }: Move, number: (value: number) => string): string {
  const difference = after - before
  const change = `${number(before)} → ${number(after)}`
  if (difference === 0) return change
  return `${change} (${difference > 0 ? '+' : '−'}${number(Math.abs(difference))})`
}

/** Why, and what was noted of it. */
export function reasonOf({ cause, kind, note }: Move): string {
  if (cause) return [causeLabels[cause], note].filter(Boolean).join(': ')
  return kind === 'counted' && note !== '' ? note : kindLabels[kind]
}

const kindLabels: Readonly<Record<Move['kind'], string>> = {
  received: 'First stock',
  counted: 'Counted',
  sold: 'Sold',
  restocked: 'Back in stock',
}
