import { expect, it } from 'vitest'
import { patternOf, sayByPattern } from './say-composed.ts'

const say = (english: string, translated: string, text: string) =>
  sayByPattern(patternOf(english, translated), text)

it('values stand in the other language where they stood in the first', () => {
  const german = (text: string) => say('Renamed {name} to {newName}', '{name} in {newName} umbenannt', text)
  expect(german('Renamed Pots to Bowls')).toBe('Pots in Bowls umbenannt')
  expect(german('Removed Pots')).toBeUndefined()
})

it('a title keeps brackets of its own, before others and in others', () => {
  const translated = 'Translated {title} ({language})'
  expect(say(translated, '{title} übersetzt ({language})', 'Translated Third (copy) (de-DE)')).toBe(
    'Third (copy) übersetzt (de-DE)',
  )
  expect(say('Shipping ({name})', 'Versand ({name})', 'Shipping (Post (air))')).toBe('Versand (Post (air))')
})
