import { isEmail } from '../../contact/email-address.ts'
import { asOneLine } from '../../limits/one-line.ts'
import { sum } from '../../money/sum.ts'
import { nameOfLine } from '../line-name.ts'
import type { Order } from '../order.ts'
import { addEvent, type ChangeStamp } from '../order-states.ts'
import { refundedUnits } from '../refunds/refunded-units.ts'
import type { OrderWithdrawal } from './order-withdrawal.ts'
import { waitingUnits } from './waiting-units.ts'
import { canWithdraw, withdrawableLines } from './withdrawable.ts'

/** What a buyer declares. */
export interface WithdrawalAsk {
  readonly name: string
  readonly email: string
  readonly lines: OrderWithdrawal['lines']
  readonly words?: string
}

/** Longest name, in characters. */
const longestName = 200

/** What buyers read of a field that is wrong. */
export const withdrawalText = {
  nameMissing: 'Please give your name.',
  nameLong: `Use at most ${longestName} characters.`,
  emailWrong: 'Please give the email address to which the receipt goes.',
  nothingChosen: 'Choose what you withdraw from.',
  tooMuch: 'There are not so many of it left to withdraw from.',
} as const

/** What is declared, tidied; or what is wrong, by field. */
export type WithdrawalCheck =
  | { readonly ok: true; readonly ask: WithdrawalAsk }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Checks what a buyer declares of an order. */
export function checkWithdrawal(order: Order, sent: WithdrawalAsk, nowMs: number): WithdrawalCheck {
  const open = new Map(withdrawableLines(order, nowMs).map(({ line, quantity }) => [line.id, quantity]))
  const lines = sent.lines.filter(({ quantity }) => quantity !== 0)
  const errors: Record<string, string> = { ...checkPerson(sent) }
  const isKnown = (lineId: string, quantity: number) =>
    Number.isInteger(quantity) && quantity > 0 && quantity <= (open.get(lineId) ?? 0)
  for (const { lineId, quantity } of lines)
    if (!isKnown(lineId, quantity)) errors[`quantity-${lineId}`] = withdrawalText.tooMuch
  if (lines.length === 0 || !canWithdraw(order, nowMs)) errors.lines = withdrawalText.nothingChosen
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, ask: { name: asOneLine(sent.name).trim(), email: sent.email.trim(), lines } }
}

/** What is wrong with the name and the address of who withdraws. */
export function checkPerson({ name, email }: Pick<WithdrawalAsk, 'name' | 'email'>): Record<string, string> {
  const errors: Record<string, string> = {}
  if (name.trim() === '') errors.name = withdrawalText.nameMissing
  else if (name.trim().length > longestName) errors.name = withdrawalText.nameLong
  if (!isEmail(email.trim())) errors.email = withdrawalText.emailWrong
  return errors
}

/** Writes down that a buyer withdrew; what is declared was checked. */
export function addWithdrawal(order: Order, id: string, ask: WithdrawalAsk, nowMs: number): Order {
  const withdrawal: OrderWithdrawal = { id, atMs: nowMs, ...ask }
  const withdrawals = [...(order.withdrawals ?? []), withdrawal]
  const fact = { code: 'withdrawn', isWhole: isWhole(order, ask.lines) } as const
  return addEvent({ ...order, withdrawals }, 'note', fact, { nowMs, by: '' })
}

/** What is written down of a guest who names no part of what cannot be withdrawn from by itself any more. */
const allOfIt = 'All of it'

/** Whether nothing is left that its buyer did not withdraw from, by one declaration or several. */
export function isWithdrawnWhole(order: Pick<Order, 'lines' | 'withdrawals' | 'refunds'>): boolean {
  const open = (order.withdrawals ?? []).filter(({ answer }) => answer === undefined)
  return open.some(({ words }) => words === allOfIt) || keepsNothing(order)
}

/** Whether its buyer keeps nothing: each unit was refunded, or withdrawn from by a declaration that names it. */
export function keepsNothing(order: Pick<Order, 'lines' | 'withdrawals' | 'refunds'>): boolean {
  const open = (order.withdrawals ?? []).filter(({ answer }) => answer === undefined)
  if (open.every(({ lines }) => lines.length === 0)) return false
  return order.lines.every(({ id: lineId, quantity }) => {
    const waiting = waitingUnits(order, lineId)
    return refundedUnits(order, lineId) + sum(open.map(({ id }) => waiting.get(id) ?? 0)) >= quantity
  })
}

/** Whether all units of all lines are withdrawn from. */
export function isWhole(order: Pick<Order, 'lines'>, lines: OrderWithdrawal['lines']): boolean {
  const quantityOf = (lineId: string) =>
    sum(lines.filter((each) => each.lineId === lineId).map(({ quantity }) => quantity))
  return order.lines.every(({ id, quantity }) => quantityOf(id) === quantity)
}

/**
 * What a guest declares of an order: all of it that can be withdrawn from, or a part in their words. What is declared too late, or of what
 * is exempt, is written down as well: it is for the owner to answer.
 */
export function guestAsk(
  order: Order,
  { name, email, part }: Pick<WithdrawalAsk, 'name' | 'email'> & { readonly part: string },
  nowMs: number,
): WithdrawalAsk | null {
  const person = { name: asOneLine(name).trim(), email: email.trim() }
  if (part.trim() !== '') return { ...person, lines: [], words: part.trim() }
  const open = withdrawableLines(order, nowMs).filter(({ quantity }) => quantity > 0)
  const lines = open.map(({ line, quantity }) => ({ lineId: line.id, quantity }))
  if (lines.length > 0) return { ...person, lines }
  return hasOpenWithdrawal(order) ? null : { ...person, lines: [], words: allOfIt }
}

/** A withdrawal as a sentence for each thing that is withdrawn from. */
export function withdrawnTexts(
  { lines: ofOrder }: Pick<Order, 'lines'>,
  { lines, words }: Pick<OrderWithdrawal, 'lines' | 'words'>,
): readonly string[] {
  const named = lines.flatMap(({ lineId, quantity }) => {
    const line = ofOrder.find(({ id }) => id === lineId)
    return line ? [`${quantity} × ${nameOfLine(line)}`] : []
  })
  return words === undefined ? named : [...named, words]
}

/** Notes how the owner settled it otherwise than by a refund; null where it waits no more. */
export function answerWithdrawal(
  order: Order,
  withdrawalId: string,
  { note, ...stamp }: ChangeStamp & { readonly note: string },
): Order | null {
  const withdrawal = order.withdrawals?.find(({ id }) => id === withdrawalId)
  if (!withdrawal || !isOpen(order, withdrawal)) return null
  const answer = { atMs: stamp.nowMs, by: stamp.by, note }
  const withdrawals = (order.withdrawals ?? []).map((each) =>
    each === withdrawal ? { ...each, answer } : each,
  )
  return addEvent({ ...order, withdrawals }, 'note', { code: 'withdrawal-settled', note }, stamp)
}

/** Whether a withdrawal waits for the owner: nothing was answered, and its units were not refunded. */
export function isOpen(order: Order, { id, lines, answer }: OrderWithdrawal): boolean {
  if (answer) return false
  if (order.fulfillmentStatus === 'CANCELED' || order.paymentState === 'REFUNDED') return false
  const isLeft = (lineId: string) => (waitingUnits(order, lineId).get(id) ?? 0) > 0
  return lines.length === 0 || lines.some(({ lineId }) => isLeft(lineId))
}

/** Whether anything of an order waits for the owner to give money back. */
export function hasOpenWithdrawal(order: Order): boolean {
  return (order.withdrawals ?? []).some((each) => isOpen(order, each))
}
