import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { unusedColours } from './leave-unused-out.ts'

const sources = fileURLToPath(new URL('../src/', import.meta.url))
/** As a component is given a colour, and as a style sheet takes it. */
const used = new RegExp(
  `\\b(?:color|c|bg|bd)[=:{ (]+[^;}>]*['"](${unusedColours.join('|')})(?:\\.\\d)?['"]|mantine-color-(${unusedColours.join('|')})-`,
)

it('leaves no colour out of the panel that one of its screens uses', () => {
  const files = globSync(`${sources}**/*.{ts,tsx,css}`, { exclude: (name) => /\.test\.tsx?$/.test(name) })
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => used.test(readFileSync(file, 'utf8')))).toEqual([])
})
