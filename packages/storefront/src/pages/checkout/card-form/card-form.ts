import type { CardFormSource } from '@vitrine/contract/checkout/page-props'
import { loadStripe, type StripeElements, type StripeScript } from './load-stripe.ts'

/** The card form of a service, drawn by it: what is typed there never reaches the shop. */
export interface CardForm {
  /** Tells what is to be paid, which changes with the delivery. */
  show(amountCents: number): void
  /** Whether what stands in it can be used; the sentence says what is wrong. */
  check(): Promise<string | null>
  /** Pays, by what the shop's server began; null: it is done, or the browser is being led on. */
  pay(begun: BegunPayment): Promise<CardProblem | null>
  remove(): void
}

/** What the server began for the browser to end. */
export interface BegunPayment {
  readonly intent: 'payment' | 'setup'
  readonly clientSecret: string
  readonly returnUrl: string
}

/** Why nothing was paid. */
interface CardProblem {
  readonly message: string
  /** Whether the same payment can be tried again with another card. */
  readonly canBePaidYet: boolean
}

interface CardFormOptions extends CardFormSource {
  readonly amountCents: number
  readonly currency: string
  /** The language of the page, such as de-DE. */
  readonly locale: string
}

/** How long the service may take to draw its form; then its own page is used. */
const drawnWithinMs = 15_000

/** Draws the form; rejects when the service cannot be reached. */
export async function drawCardForm(place: HTMLElement, options: CardFormOptions): Promise<CardForm> {
  const stripe = await loadStripe(options.scriptUrl, options.publicKey)
  const elements = stripe.elements({
    mode: 'payment',
    amount: options.amountCents,
    currency: options.currency.toLowerCase(),
    locale: options.locale,
    appearance: appearanceOf(place),
  })
  const element = elements.create('payment', { layout: 'tabs' })
  await new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error('The card form was not drawn in time.')), drawnWithinMs)
    element.on('ready', () => {
      clearTimeout(giveUp)
      resolve()
    })
    element.on('loaderror', () => reject(new Error('The card form cannot be drawn.')))
    element.mount(place)
  }).catch((error: unknown) => {
    element.destroy()
    throw error
  })
  return {
    show: (amountCents) => elements.update({ amount: amountCents }),
    async check() {
      const { error } = await elements.submit()
      return error ? (error.message ?? cardIncompleteText) : null
    },
    pay: (begun) => pay(stripe, elements, begun),
    remove: () => element.destroy(),
  }
}

async function pay(
  stripe: StripeScript,
  elements: StripeElements,
  { intent, clientSecret, returnUrl }: BegunPayment,
): Promise<CardProblem | null> {
  const confirmation = {
    elements,
    clientSecret,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  } as const
  const { error } = await (intent === 'setup'
    ? stripe.confirmSetup(confirmation)
    : stripe.confirmPayment(confirmation))
  if (!error) return null
  const canBePaidYet = error.type === 'card_error' || error.type === 'validation_error'
  return { message: error.message ?? cardIncompleteText, canBePaidYet }
}

/** The form looks as the page does around it. */
function appearanceOf(place: HTMLElement) {
  const { color, fontFamily, fontSize } = getComputedStyle(place)
  return {
    theme: 'stripe',
    variables: { colorText: color, fontFamily, fontSizeBase: fontSize, borderRadius: '2px' },
  }
}

const cardIncompleteText = 'Please check the details of your card.'
