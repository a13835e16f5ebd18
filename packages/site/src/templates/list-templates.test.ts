import { expect, it } from 'vitest'
import { demoSiteDir } from '../seed/seed-site.ts'
import { presentTemplate } from './list-templates.ts'

it('a template is listed with the kinds of page that can be made in it, and no others', async () => {
  const { pageKinds } = await presentTemplate(null, { siteDir: demoSiteDir, dataDir: '' })
  expect(pageKinds).toEqual(expect.arrayContaining(['Events', 'Gallery']))
  expect(pageKinds).not.toContain('Album')
})
