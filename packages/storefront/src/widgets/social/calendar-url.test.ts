import { expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

const regatta = {
  title: 'Regatta & tea',
  startDate: Date.UTC(2024, 6, 6, 9, 30),
  endDate: Date.UTC(2024, 6, 6, 18),
}

it('google-calendar-url writes title, UTC times and place', () => {
  const location = { addressLine1: 'Pier 3', addressLine2: '', addressCountry: 'Österreich' }
  expect(printWord('google-calendar-url', { ...regatta, location })).toBe(
    'http://www.google.com/calendar/event?action=TEMPLATE&text=Regatta%20%26%20tea&dates=20240706T093000Z/20240706T180000Z&location=Pier%203%2C%20%C3%96sterreich',
  )
})

it('google-calendar-url leaves out a place that is not known, and survives broken data', () => {
  expect(printWord('google-calendar-url', regatta)).not.toContain('location')
  expect(printWord('google-calendar-url', { ...regatta, title: 'é 日' })).toContain(
    'text=%C3%A9%20%E6%97%A5&',
  )
  expect(printWord('google-calendar-url', { startDate: 1e300 })).toBeUndefined()
})
