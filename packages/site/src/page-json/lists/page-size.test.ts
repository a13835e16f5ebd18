import { plainCollection } from '@vitrine/domain/content/collection'
import { beforeAll, expect, it } from 'vitest'
import { readTemplateFolder } from '../../template-folder/read-folder.ts'
import { compileTheme } from '../../theme/compile-theme.ts'
import { siteRegistry } from '../../theme/site-registry.ts'
import type { Theme } from '../../theme/theme.ts'
import { pageSizeOf } from './page-size.ts'

let theme: Theme
beforeAll(async () => {
  theme = await compileTheme(await readTemplateFolder('/nowhere'), siteRegistry)
})

const collection = (typeName: string, pageSize: number | null = null) => ({
  ...plainCollection,
  id: 'c',
  urlId: 'c',
  title: 'C',
  navigationTitle: '',
  typeName,
  description: '',
  bodyHtml: '',
  mainImage: null,
  isEnabled: true,
  isHomepage: false,
  pageSize,
  position: 0,
  updatedAtMs: 0,
})

it.each([
  ['blog', null, 20],
  ['events', null, 20],
  ['products', null, 20],
  ['gallery', null, 200],
  ['album', null, 200],
  ['gallery', 12, 12],
  ['blog', 9999, 200],
  ['blog', 0, 1],
])('a %s whose owner says %s shows %i items on a page', (typeName, pageSize, size) => {
  expect(pageSizeOf(collection(typeName, pageSize), theme)).toBe(size)
})
