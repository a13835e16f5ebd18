import { describe, expect, it } from 'vitest'
import { readCitations, readHeadings } from './read-citations.ts'
import { readTexts } from './repository-texts.ts'

const texts = readTexts()
const pages = texts.filter(({ path }) => path.startsWith('docs/reference/'))
const index = pages.filter(({ path }) => path.endsWith('/README.md'))
const headings = new Set(pages.flatMap(({ text }) => readHeadings(text)))

// The pages of the reference speak of their own sections; this folder, of sections that do not exist.
const citing = texts.filter(({ path }) => !/^(docs\/reference|scripts\/citations)\//.test(path))
const read = [...citing, ...index].map(({ path, text }) => readCitations(path, text))

describe('citations of source and docs', () => {
  it('are found', () => {
    expect(read.flatMap(({ citations }) => citations).length).toBeGreaterThan(150)
  })

  it('have a heading in docs/reference', () => {
    const unanswered = read
      .flatMap(({ citations }) => citations)
      .filter(({ heading }) => !headings.has(heading))
      .map(({ place, heading }) => `${place} cites “${heading}”: docs/reference has no such heading`)
    expect(unanswered).toEqual([])
  })

  it('name their document right before the section', () => {
    expect(read.flatMap(({ unnamed }) => unnamed)).toEqual([])
  })

  it('lead to pages that the index of the reference names', () => {
    const named = new Set(
      [...(index[0]?.text ?? '').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page = '']) => page),
    )
    const other = pages
      .filter((page) => !index.includes(page))
      .map(({ path }) => path.split('/').at(-1) ?? '')
    expect(other.filter((page) => !named.has(page))).toEqual([])
  })
})

describe('readCitations', () => {
  it('reads lists and ranges, whatever the capitals', () => {
    const text =
      '/** Said so (Specification, sections 4, 5 and 9; language reference, sections 1.2 to 1.4). */'
    expect(readCitations('a.ts', text).citations.map(({ heading }) => heading)).toEqual([
      'Specification, section 4',
      'Specification, section 5',
      'Specification, section 9',
      'Language reference, section 1.2',
      'Language reference, section 1.3',
      'Language reference, section 1.4',
    ])
  })

  it('reads on over the lines of a comment, and tells the line', () => {
    const text = '/**\n * As clients do (platform\n * reference, section\n * 2.10a).\n */'
    expect(readCitations('a.ts', text).citations).toEqual([
      { place: 'a.ts:3', heading: 'Platform reference, section 2.10a' },
    ])
  })

  it('tells of sections without a document, but not of those of RFCs or of tags', () => {
    const text = '// by the rules (section 8), RFC 9110, section 12.5.3\nconst tag = "{.section 1}"\n'
    expect(readCitations('a.ts', text)).toEqual({ citations: [], unnamed: ['a.ts:1 section 8'] })
  })

  it('takes a document of another name for none', () => {
    expect(readCitations('a.md', 'a reference, section 3').unnamed).toEqual(['a.md:1 section 3'])
  })
})
