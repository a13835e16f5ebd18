import { rmSync } from 'node:fs'
import { takeTurn } from '../load/turn.ts'
import { cookiesOf, readAnswer } from '../pages/read-answer.ts'
import { median, type Row } from '../report.ts'
import { openBenchShop } from '../shop.ts'
import { prepareAccount, signIn } from './prepared-account.ts'

const product = '/shop/morning-mug'
const rounds = 5
const load = { connections: 50, seconds: 1 }

/** A page from memory for who is signed in to an account, beside that for a visitor who is not, in turns of a second. */
export async function measureSignedIn(): Promise<readonly Row[]> {
  const dataDir = await prepareAccount()
  const shop = await openBenchShop({ RATE_LIMITS: 'off' }, { prepared: dataDir })
  try {
    const url = shop.url + product
    const gzip = { 'accept-encoding': 'gzip' }
    const guest = { ...gzip, cookie: cookiesOf(await readAnswer(url, gzip)) }
    const member = { ...gzip, cookie: await signIn(shop.url) }
    const [shown, own] = [await readAnswer(url, guest), await readAnswer(url, member)]
    if (!shown.body.equals(own.body)) throw new Error('Who is signed in is shown another page.')
    const turns = Array.from({ length: rounds + 1 }, () => ({
      members: takeTurn(shop, url, { ...load, headers: member }),
      guests: takeTurn(shop, url, { ...load, headers: guest }),
    })).slice(1)
    const middle = (pick: (each: (typeof turns)[number]) => number) => median(turns.map(pick))
    return [
      {
        case: 'cached product, signed in to an account, gzip',
        subject: 'vitrine',
        value: middle(({ members }) => members.perSecond),
        unit: 'req/s',
        ratio: {
          'what a guest with cookies gets': middle(
            ({ members, guests }) => members.perSecond / guests.perSecond,
          ),
          'the same by processor time': middle(
            ({ members, guests }) => guests.microseconds / members.microseconds,
          ),
        },
      },
    ]
  } finally {
    await shop.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
