import { rmSync } from 'node:fs'
import { processorMicroseconds } from '../load/process-figures.ts'
import { askInTurns } from '../pages/ask-in-turns.ts'
import { readAnswer } from '../pages/read-answer.ts'
import { median, type Row } from '../report.ts'
import { openBenchShop } from '../shop.ts'
import { prepareAccount, signIn } from './prepared-account.ts'

const product = '/shop/morning-mug'

/** Pages of an account, which are never kept: that of a customer with fifty orders, an address and a review to write, beside a product page that is rendered again, too. */
export async function measureAccountPages(): Promise<readonly Row[]> {
  const dataDir = await prepareAccount()
  const shop = await openBenchShop({ PAGE_CACHE: 'off', RATE_LIMITS: 'off' }, { prepared: dataDir })
  try {
    const cookie = await signIn(shop.url)
    const guests = ['/account/sign-up', '/account', product]
    const members = ['/account', '/account/memberships']
    const asked = [
      ...guests.map((path) => ({ path, headers: {} })),
      ...members.map((path) => ({ path, headers: { cookie } })),
    ]
    const [signUp, door, productPage, account, memberships] = await askInTurns(shop.url, asked)
    const processorMs = await processorTime(shop, cookie)
    const row = (name: string, latencies: readonly number[] = []): Row => ({
      case: `uncached ${name}`,
      subject: 'vitrine',
      value: median(latencies),
      unit: 'ms p50',
      ratio: { 'a product page rendered again': median(latencies) / median(productPage ?? []) },
    })
    return [
      row('account with 50 orders', account),
      {
        case: 'the same, processor time of the server',
        subject: 'vitrine',
        value: processorMs,
        unit: 'ms',
      },
      row('memberships', memberships),
      row('form that signs in', door),
      row('form that makes an account', signUp),
    ]
  } finally {
    await shop.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Pages that are asked for, one after the other, to know what one of them costs the server: other work on the machine changes that less. */
const counted = 300

async function processorTime(
  { url, pid }: { readonly url: string; readonly pid: number },
  cookie: string,
): Promise<number> {
  const before = processorMicroseconds(pid)
  for (let turn = 0; turn < counted; turn += 1) await readAnswer(`${url}/account`, { cookie })
  return (processorMicroseconds(pid) - before) / counted / 1_000
}
