import { expect, it } from 'vitest'
import { notifyWords } from './notify-words.ts'

it('promises the buyer no mail where none goes out', () => {
  const order = { contact: { email: 'ada@example.com', phone: '', wantsNews: false } }
  expect(notifyWords(order, true)).toEqual({ label: 'Send a mail to ada@example.com' })
  expect(JSON.stringify(notifyWords(order, false))).toMatch(/Write a mail .* the buyer does not get it/)
})
