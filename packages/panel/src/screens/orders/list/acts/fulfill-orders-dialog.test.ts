import { expect, it } from 'vitest'
import { buildOrderRow, orderPage } from '../../../../testing/build-order-row.ts'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { showScreen } from '../../../../testing/show-screen.tsx'

it('offers tracking numbers for pickups too, and services wherever some are left to be done', async () => {
  const rows = [
    buildOrderRow(1001, { pickup: 'ready', areServicesLeft: true }),
    buildOrderRow(1002, { areServicesLeft: true }),
    buildOrderRow(1003),
  ]
  const dryRun = { total: 1, isMore: false, wouldChange: 1, unchanged: 0, failed: 0, failures: [] }
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/orders': { body: { ...orderPage([]), rows } },
    'GET /api/panel/mail-service': { body: { sendsMail: true, fromAddress: '', name: '' } },
    'POST /api/panel/orders/acts/fulfill': { body: { dryRun } },
  })
  const screen = await showScreen('/orders')
  await screen.waitFor('#1001')
  const open = async (number: number, act: string) => {
    await screen.press(screen.field(`Select order #${number}`))
    await screen.press(screen.button(act))
    await screen.waitFor('1 will change')
    const said = document.querySelector('[role=dialog]')?.textContent ?? ''
    await screen.press(screen.button('Cancel'))
    await screen.press(screen.field(`Select order #${number}`))
    return ['Tracking numbers', 'Mark their services as done'].map((each) => said.includes(each))
  }
  expect(await open(1001, 'Mark as picked up')).toEqual([true, true])
  expect(await open(1002, 'Mark as fulfilled')).toEqual([true, true])
  expect(await open(1003, 'Mark as fulfilled')).toEqual([true, false])
  await screen.close()
  server.restore()
})
