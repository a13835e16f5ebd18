import type { CartItemInReply, CartPageProps, CartReply } from '@vitrine/contract/cart/page-props'
import { availableText, cartAlertTitle, cartProblemText } from '@vitrine/domain/cart/messages'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { AskedForm } from '../../parts/buyers-form/read-buyers-form.ts'
import type { Failure } from '../../parts/page-frame/alert.tsx'

/** What the cart page shows. */
export interface CartPageState {
  /** `failed`: it could not be read whether there is a cart. */
  readonly status: 'loading' | 'loaded' | 'recalculating' | 'failed'
  readonly reply: CartReply | null
  /** What stands in quantity inputs and is not saved yet, by entry id. */
  readonly typed: Readonly<Record<string, string>>
  /** The entry whose removal is being asked about. */
  readonly removing: string | null
  /** The line that was taken out last, until something else changes. */
  readonly removed: RemovedLine | null
  /** The form that is filled in again. */
  readonly editing: OpenForm | null
  readonly failure: Failure | null
  /** Why the code of a plain form was not taken. */
  readonly codeProblem: string | null
  /** What was typed then. */
  readonly codeTyped: string
  /** The failure that belongs to one line, by entry id. */
  readonly lineFailures: Readonly<Record<string, Failure>>
  /** Whether scripts have taken over; before that the page works by its forms. */
  readonly isAwake: boolean
}

/** A line that is gone, and where in the list it stood, from 0. */
interface RemovedLine {
  readonly productName: string
  readonly place: number
}

/** The form of a line, open to be filled in again. */
export interface OpenForm {
  readonly entryId: string
  readonly form: AskedForm
  readonly values: FormValues
}

/** The state the server draws, and hydration begins with. */
export function initialCartPage(props: CartPageProps): CartPageState {
  const refused = refusedLines(props)
  return {
    status: 'loaded',
    reply: props.cart,
    typed: Object.fromEntries(refused.map(({ id, typed }) => [id, typed])),
    removing: props.removing,
    removed: null,
    editing: null,
    failure: props.problem ? { title: props.problem, message: '' } : sumUp(refused),
    codeProblem: props.codeProblem ?? null,
    codeTyped: props.codeTyped ?? '',
    lineFailures: Object.fromEntries(refused.map(({ id, failure }) => [id, failure])),
    isAwake: false,
  }
}

/** Whether an answer is waited for that changes what is shown. */
export function isBusy({ status }: Pick<CartPageState, 'status'>): boolean {
  return status === 'loading' || status === 'recalculating'
}

/** The lines of the cart; none when there is no cart. */
export function itemsOf(state: CartPageState): readonly CartItemInReply[] {
  return state.reply?.cart.items ?? []
}

/** Names a line in the addresses of calls. */
export function itemParams({ reply }: Pick<CartPageState, 'reply'>, entryId: string) {
  return { cartToken: reply?.cart.cartToken ?? '', entryId }
}

/** A record without one of its keys. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...rest } = record
  return rest
}

/** What cannot be had of an item in the quantity that was asked for, and how many there are where there are too few. */
export function quantityFailure(message: string, availableQuantity: number | undefined): Failure {
  const isShort = message === cartProblemText['out-of-stock']
  return {
    title: cartAlertTitle.updateQuantity,
    message: isShort ? availableText(message, availableQuantity) : message,
  }
}

/** The lines whose quantity the plain form was refused, with what was typed there. */
function refusedLines({ cart, refusedQuantities = {} }: CartPageProps) {
  return (cart?.cart.items ?? []).flatMap(({ id, productName, availableQuantity }) => {
    const refused = refusedQuantities[id]
    if (!refused) return []
    const failure = quantityFailure(cartProblemText[refused.problem], availableQuantity)
    return [{ id, productName, typed: refused.typed, failure }]
  })
}

/** Says above the cart, where a page begins, which of its lines stayed as they were. */
function sumUp(refused: ReturnType<typeof refusedLines>): Failure | null {
  if (refused.length === 0) return null
  const lines = refused.map(({ productName, failure }) => `${productName}: ${failure.message}`)
  return { title: cartAlertTitle.updateQuantity, message: lines.join(' ') }
}
