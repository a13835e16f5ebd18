import { expect, it } from 'vitest'
import { panelApp } from './spoken-app.ts'
import { readLanguages, translate } from './translations.ts'

it('calls orders done in German where they may be picked up, or are services, as the button does that says so', () => {
  const german = readLanguages(panelApp).get('de') ?? new Map()
  const say = (text: string, file: string) => translate(german, { text, file })
  expect(say('Mark as fulfilled', 'panel/src/screens/orders/list/orders-screen.tsx')).toBe(
    'Als erledigt markieren',
  )
  expect(say('Not fulfilled yet', 'contract/src/orders/orders-list.ts')).toBe('Noch nicht erledigt')
})
