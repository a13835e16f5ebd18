import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../docs/decisions/', import.meta.url)
const names = readdirSync(folder).filter((name) => name !== 'README.md')
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

describe('decisions', () => {
  it('have a number each, of their own', () => {
    const numbers = names.map((name) => name.slice(0, 3))
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
    expect(numbers.filter((number) => !/^\d{3}$/.test(number))).toEqual([])
  })

  it('stand in the index once, each by its number and title', () => {
    const lines = names.map((name) => `* [${read(name).split('\n', 1)[0]?.replace('# ', '')}](${name})`)
    const listed = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('* '))
    expect(listed.toSorted()).toEqual(lines.toSorted())
    expect(lines.filter((line, index) => !line.startsWith(`* [${names[index]?.slice(0, 3)}. `))).toEqual([])
  })
})
