/** As much of Stripe's script as the checkout asks for (docs.stripe.com/js). */
export interface StripeScript {
  elements(options: Readonly<Record<string, unknown>>): StripeElements
  confirmPayment(confirmation: StripeConfirmation): Promise<StripeResult>
  confirmSetup(confirmation: StripeConfirmation): Promise<StripeResult>
}

/** A group of fields. */
export interface StripeElements {
  create(kind: 'payment', options: Readonly<Record<string, unknown>>): StripeElement
  update(options: { readonly amount: number }): void
  submit(): Promise<StripeResult>
}

interface StripeElement {
  mount(place: HTMLElement): void
  destroy(): void
  on(event: 'ready' | 'loaderror', hear: () => void): void
}

interface StripeConfirmation {
  readonly elements: StripeElements
  readonly clientSecret: string
  readonly confirmParams: { readonly return_url: string }
  readonly redirect: 'if_required'
}

interface StripeResult {
  readonly error?: { readonly type?: string; readonly message?: string }
}

type OpenStripe = (publicKey: string) => StripeScript

/** Loads the script from the service itself, as it wants; never twice. */
export function loadStripe(scriptUrl: string, publicKey: string): Promise<StripeScript> {
  loading ??= new Promise<OpenStripe>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = () => {
      const { Stripe } = window as { Stripe?: OpenStripe }
      if (Stripe) resolve(Stripe)
      else reject(new Error('The script of Stripe is not what it was.'))
    }
    script.onerror = () => reject(new Error('The script of Stripe was not loaded.'))
    document.head.append(script)
  })
  return loading.then((open) => open(publicKey))
}

let loading: Promise<OpenStripe> | undefined
