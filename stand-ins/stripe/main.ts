/** `npm run dev:stripe`: a stand-in for Stripe, for shops that are started with STRIPE_HOST; tells what happens to WEBHOOK_URL. */
import { FakeStripe } from './fake-stripe.ts'

const { STRIPE_PORT = '12111', WEBHOOK_URL, WEBHOOK_SECRET = 'whsec_of_the_stand_in' } = process.env
const fake = new FakeStripe()
const address = await fake.listen(Number(STRIPE_PORT))
if (WEBHOOK_URL) {
  fake.onEvent = (event) => {
    const { body, signature } = fake.sign(event, WEBHOOK_SECRET)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    fetch(WEBHOOK_URL, { method: 'POST', body, headers }).catch((error: unknown) =>
      console.error(String(error)),
    )
  }
}
console.log(`A stand-in for Stripe answers at ${address}`)
console.log(`  Start the shop with    STRIPE_HOST=${address} npm start`)
console.log('  Keys to enter          pk_test_standin, sk_test_standin,', WEBHOOK_SECRET)
console.log(
  '  Cards                  4242 4242 4242 4242, 4000 0000 0000 0002, 4000 0000 0000 9995, 4000 0025 0000 3155 asks',
)
