import { expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { showScreen } from '../../testing/show-screen.tsx'

const emptyList = { rows: [], nextCursor: null, total: 0, counts: {} }
const settings = {
  sending: 'automatic',
  invitation: '',
  successText: '',
  asksForNews: false,
  isNewsTicked: false,
}

it.each([
  [true, 'Who asks on the page of a product', 'Switch the notices on below'],
  [false, 'Switch the notices on below', 'Who asks on the page of a product'],
])(
  'while nobody waits, what there is to do is said by whether notices are on (%s)',
  async (isOn, said, unsaid) => {
    const server = fakeFetch()
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/restock': { body: emptyList },
      'GET /api/panel/restock/groups': { body: { rows: [], nextCursor: null } },
      'GET /api/panel/settings/restock': { body: { value: { ...settings, isOn }, version: '1' } },
    })
    const screen = await showScreen('/restock')
    await screen.waitFor('How visitors are told')
    await screen.waitFor(said)
    expect(document.body.textContent).not.toContain(unsaid)
    await screen.close()
    server.restore()
  },
)
