import { describe, expect, it } from 'vitest'
import { hasLostLetters } from './lost-letters.ts'

describe('letters that a file has lost', () => {
  it('are told by the sign that stands for what was not read', () => {
    expect(hasLostLetters('Gr\uFFFD\uFFFDe', '')).toBe(true)
  })

  it('are told by the question marks in their place', () => {
    expect(hasLostLetters('Hallo ?? und Gru?', 'Hallo 🎉 und Gruß')).toBe(true)
    expect(hasLostLetters('?ód?', 'Łódź')).toBe(true)
  })

  it('are none where somebody wrote something else', () => {
    expect(hasLostLetters('Größe und Länge?', 'Größe und Länge.')).toBe(false)
    expect(hasLostLetters('Größe', 'Größe')).toBe(false)
    expect(hasLostLetters('Groesse', 'Größe')).toBe(false)
    expect(hasLostLetters('Was?', '')).toBe(false)
  })

  it('are none where a question is asked by the plain sign', () => {
    expect(hasLostLetters('您需要帮助吗?', '您需要帮助吗？')).toBe(false)
    expect(hasLostLetters('Wirklich löschen?', 'Wirklich löschen…')).toBe(false)
    expect(hasLostLetters('Wirklich l?schen?', 'Wirklich löschen…')).toBe(true)
  })
})
