import { expect, it } from 'vitest'
import { termProblems, titleProblem, withoutNulls } from './term-problems.ts'

const most = { tags: 2, categories: 1 }
const fine = { tags: ['Tea', 't'.repeat(50)], categories: ['c'.repeat(25)] }

it('takes as many tags and categories as there may be, as long as they may be', () => {
  expect(termProblems(fine, most)).toEqual({ tags: null, categories: null })
})

it('says of each whether there are too many, before it says that one is too long', () => {
  expect(termProblems({ tags: ['t'.repeat(51)], categories: ['c'.repeat(26)] }, most)).toEqual({
    tags: 'tag-too-long',
    categories: 'category-too-long',
  })
  expect(termProblems({ tags: ['', 'a', 't'.repeat(51)], categories: ['', 'c'.repeat(26)] }, most)).toEqual({
    tags: 'too-many-tags',
    categories: 'too-many-categories',
  })
})

it('asks for a title where one is needed, of one line and no longer than it may be', () => {
  const needed = { isNeeded: true, longest: 5 }
  expect([' ', 'Mug', 'Mu\ng', 'Mugs a'].map((title) => titleProblem(title, needed))).toEqual([
    'title-missing',
    null,
    'not-one-line',
    'text-too-long',
  ])
  expect(titleProblem('', { ...needed, isNeeded: false })).toBeNull()
})

it('leaves out where nothing is wrong', () => {
  expect(withoutNulls({ title: null, tags: 'too-many-tags' })).toEqual({ tags: 'too-many-tags' })
})
