import { listedDeliveries } from '@vitrine/domain/forms/targets/delivery'
import { emptySettings } from '@vitrine/domain/forms/targets/form-target'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const target = {
  ...{ id: 't1', kind: 'webhook', name: 'Ours', settings: emptySettings, isOn: true, updatedAtMs: 1 },
  ...{ hasKey: true, beforeUntilMs: 0, failingSinceMs: null, offReason: '' },
}
const delivery = {
  ...{ id: 'd1', isTest: false, submissionId: 's1', state: 'failed', createdAtMs: 1, tried: 8 },
  ...{ nextAtMs: null, tries: [] },
}
const fullOfDelivered = Array.from({ length: listedDeliveries }, (_, place) => ({
  ...delivery,
  id: `d${place}`,
  state: 'delivered',
}))
const everything = 'Send again all that was given up'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeAll(async () => {
  await import('./targets-screen.tsx')
}, 30_000)
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

async function open(isOn: boolean, deliveries: readonly object[]): Promise<void> {
  const list = { formName: 'Write to us', choices: [], newsletters: [], keptDays: null, allowsHttp: false }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/forms/f1/targets': { body: { ...list, targets: [{ ...target, isOn }] } },
    'GET /api/panel/form-targets/t1/deliveries': { body: { deliveries } },
    'POST /api/panel/form-targets/t1/again': { body: {} },
  })
  screen = await showScreen('/forms/f1/targets')
  await screen.pressOnceThere('Deliveries')
  await screen.waitUntil(() => document.querySelector('[aria-label="Deliveries"]') !== null)
}

it.each([
  ['', [delivery]],
  [', also where that stands further back than is shown', fullOfDelivered],
])('sends again all that was given up%s', async (_, deliveries) => {
  await open(true, deliveries)
  await screen.pressOnceThere(everything)
  await screen.waitFor('What was given up is sent again')
  expect(
    server.requests.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname),
  ).toEqual(['/api/panel/form-targets/t1/again'])
})

it.each([
  ['is off', false, [delivery]],
  ['took everything but a test', true, [{ ...delivery, isTest: true }]],
] as const)('offers nothing of the kind for a target that %s', async (_, isOn, deliveries) => {
  await open(isOn, deliveries)
  expect(document.body.textContent).toContain('Given up')
  expect(document.body.textContent).not.toContain(everything)
})
