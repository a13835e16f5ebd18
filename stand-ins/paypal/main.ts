/** `npm run dev:paypal`: a stand-in for PayPal, for shops that are started with PAYPAL_HOST; tells what happens to WEBHOOK_URL. */
import { FakePaypal, webhookId } from './fake-paypal.ts'

const { PAYPAL_PORT = '12112', WEBHOOK_URL } = process.env
const fake = new FakePaypal()
const address = await fake.listen(Number(PAYPAL_PORT))
if (WEBHOOK_URL) {
  fake.onEvent = (event) => {
    const { body, headers } = fake.sign(event)
    fetch(WEBHOOK_URL, { method: 'POST', body, headers }).catch((error: unknown) =>
      console.error(String(error)),
    )
  }
}
console.log(`A stand-in for PayPal answers at ${address}`)
console.log(`  Start the shop with    PAYPAL_HOST=${address} npm start`)
console.log('  Keys to enter          client-of-the-stand-in, secret-of-the-stand-in,', webhookId)
