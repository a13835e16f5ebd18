/**
 * What stands for the script that browsers load from Stripe (docs.stripe.com/js): a field for the number of a card, drawn into the page,
 * and the calls that end an intent. It knows as much as the checkout asks for.
 */
export const browserScript = `
(() => {
  const host = new URL(document.currentScript.src).origin
  const result = (message) => (message ? { error: { type: 'card_error', message } } : {})
  window.Stripe = (key) => {
    const confirm = async (kind, { elements, clientSecret, confirmParams }) => {
      const [id] = clientSecret.split('_secret_')
      const body = new URLSearchParams({
        key,
        client_secret: clientSecret,
        return_url: confirmParams.return_url,
        'payment_method_data[card][number]': elements.number(),
      })
      const answer = await fetch(host + '/v1/' + kind + '/' + id + '/confirm', { method: 'POST', body })
      const { error, status } = await answer.json()
      if (error) return { error }
      if (status !== 'requires_action') return {}
      location.assign(host + '/3ds/' + id)
      return new Promise(() => {})
    }
    return {
      elements: () => {
        let input
        return {
          number: () => input.value,
          update: () => {},
          submit: async () => result(/^[\\d ]{12,}$/.test(input.value) ? '' : 'Your card number is incomplete.'),
          create: () => {
            const heard = {}
            const label = document.createElement('label')
            return {
              on: (event, hear) => (heard[event] = hear),
              mount: (place) => {
                label.textContent = 'Card number '
                input = document.createElement('input')
                input.inputMode = 'numeric'
                label.append(input)
                place.append(label)
                setTimeout(() => heard.ready?.())
              },
              destroy: () => label.remove(),
            }
          },
        }
      },
      confirmPayment: (confirmation) => confirm('payment_intents', confirmation),
      confirmSetup: (confirmation) => confirm('setup_intents', confirmation),
    }
  }
})()
`
