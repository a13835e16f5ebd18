import { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { becomeOwner } from '../../e2e/testing/owner.ts'
import { findDemoForm } from '../../e2e/testing/send-form.ts'
import type { ShopProcess } from '../../e2e/testing/start-shop.ts'
import { median, percentile, type Row } from '../report.ts'

const connections = 20
const postsOfEach = 60
const rounds = 3

/** Posts by twenty visitors at once, over and over: to a bare handler, into carts, and by a form. */
export async function measurePosts(shop: ShopProcess, floorUrl: string): Promise<readonly Row[]> {
  const owner = await becomeOwner(shop)
  const product = await owner.sell({ title: 'Bench Print', onHand: 1_000_000, priceCents: 2500 })
  const visitors = Array.from({ length: connections }, () => new HttpVisitor(shop.url))
  const formId = await findDemoForm(visitors[0] ?? new HttpVisitor(shop.url))
  const bare = visitors.map(() => new HttpVisitor(floorUrl))
  const taken: Record<'floor' | 'adds' | 'sent', Posts[]> = { floor: [], adds: [], sent: [] }
  for (let round = 0; round < rounds; round += 1) {
    const keys = await Promise.all(visitors.map((visitor) => fetchKeys(visitor, formId)))
    taken.floor.push(await timePosts((at) => postBare(bare[at])))
    taken.adds.push(await timePosts((at) => visitors[at]?.addToCart({ ...product, quantity: 1 })))
    taken.sent.push(
      await timePosts((at, turn) => visitors[at]?.send('POST', sendPath, body(formId, keys[at]?.[turn]))),
    )
  }
  const ratioTo = (of: 'floor' | 'adds') =>
    median(taken.sent.map(({ perSecond }, round) => perSecond / (taken[of][round]?.perSecond ?? Number.NaN)))
  const ratio = { floor: ratioTo('floor'), 'add to cart': ratioTo('adds') }
  const rateOf = (posts: readonly Posts[]) => median(posts.map(({ perSecond }) => perSecond))
  const p99 = percentile(
    taken.sent.flatMap(({ times }) => times),
    99,
  )
  const sent = rounds * connections * postsOfEach
  const at20 = `${connections} connections`
  return [
    { case: `submissions, ${at20}`, subject: 'vitrine', value: rateOf(taken.sent), unit: 'req/s', ratio },
    { case: `submissions, ${at20}, p99`, subject: 'vitrine', value: p99, unit: 'ms' },
    {
      case: `add to cart, ${at20}, asked alike`,
      subject: 'vitrine',
      value: rateOf(taken.adds),
      unit: 'req/s',
    },
    { case: `a bare handler, asked alike`, subject: 'floor', value: rateOf(taken.floor), unit: 'req/s' },
    {
      case: 'submissions lost',
      subject: 'vitrine',
      value: sent - (await countSent(owner.http)),
      unit: 'submissions',
    },
  ]
}

const sendPath = '/api/form/SaveFormSubmission'

function postBare(visitor: HttpVisitor | undefined): Promise<Response> | undefined {
  return visitor?.send('POST', '/json', body('none', 'none'))
}

function body(formId: string, key: string | undefined): object {
  const values = { name: ['Ada', 'Byron'], email: 'ada@example.org', message: 'A vase for the ferry' }
  return { formId, key, form: JSON.stringify(values), pageTitle: 'Contact', pagePath: '/contact' }
}

interface Posts {
  readonly perSecond: number
  readonly times: readonly number[]
}

/** Makes the posts of a round, each visitor one after the other; none may fail. */
async function timePosts(
  post: (visitor: number, turn: number) => Promise<Response> | undefined,
): Promise<Posts> {
  const times: number[] = []
  const beganAt = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, visitor) => {
      for (let turn = 0; turn < postsOfEach; turn += 1) {
        const postedAt = performance.now()
        const answer = await post(visitor, turn)
        if (!answer?.ok) throw new Error(`A post answered ${answer?.status}: ${await answer?.text()}`)
        await answer.arrayBuffer()
        times.push(performance.now() - postedAt)
      }
    }),
  )
  return { perSecond: (times.length * 1000) / (performance.now() - beganAt), times }
}

async function fetchKeys(visitor: HttpVisitor, formId: string): Promise<readonly string[]> {
  const keys: string[] = []
  for (let turn = 0; turn < postsOfEach; turn += 1) {
    const answer = await visitor.send('POST', '/api/form/FormSubmissionKey', { formId })
    keys.push(((await answer.json()) as { key: string }).key)
  }
  return keys
}

async function countSent(http: HttpVisitor): Promise<number> {
  const answer = await http.get('/api/panel/form-submissions?limit=1')
  return ((await answer.json()) as { total: { count: number } }).total.count
}
