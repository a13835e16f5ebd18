import { changeTemplate } from '@vitrine/domain/sites/change-template'
import { replaceTemplate } from '@vitrine/domain/sites/replace-template'
import { buildCollection, buildSite } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'

const journal = buildCollection({ typeName: 'journal' })
const dressed = { site: buildSite({ templateId: 'swap' }), collections: [journal] }
const plain = ['blog', 'folder', 'page']

type Dressed = typeof dressed

/** The collections as they are after a change. */
function after(before: Dressed, { site, collections }: Dressed): Dressed {
  const changed = new Map(collections.map((each) => [each.id, each]))
  return { site, collections: before.collections.map((each) => changed.get(each.id) ?? each) }
}

function replace(before: Dressed, types: readonly string[]): Dressed {
  const shows = (typeName: string) => [...types, ...plain].includes(typeName)
  const files = { shows, plainTypeOf: () => 'blog' }
  return after(before, {
    ...before,
    ...collectionsOf(replaceTemplate(before.site, before.collections, files)),
  })
}

function change(before: Dressed, templateId: string, types: readonly string[]): Dressed {
  const shows = (typeName: string) => [...types, ...plain].includes(typeName)
  const to = { templateId, shows, plainTypeOf: () => 'blog' }
  return after(before, collectionsOf(changeTemplate(before.site, before.collections, to)))
}

function collectionsOf({
  site,
  collections,
}: ReturnType<typeof changeTemplate<Dressed['collections'][number]>>) {
  return { site, collections: [...collections] }
}

const typesOf = ({ collections }: Dressed) => collections.map(({ typeName }) => typeName)

describe('types that wait for a template', () => {
  it('come back with its files, whatever the site wore in between', () => {
    const without = replace(dressed, [])
    const elsewhere = change(without, 'other', [])
    const back = change(elsewhere, 'swap', [])
    const restored = replace(back, ['journal'])
    expect([without, elsewhere, back, restored].map(typesOf)).toEqual([
      ['blog'],
      ['blog'],
      ['blog'],
      ['journal'],
    ])
  })

  it('come back on the way back, where its files have them again by then', () => {
    const elsewhere = change(replace(dressed, []), 'other', [])
    expect(typesOf(change(elsewhere, 'swap', ['journal']))).toEqual(['journal'])
  })

  it('leave pages the plain type that they have meanwhile, however often files come', () => {
    const folder = { ...dressed, collections: [{ ...journal, typeName: 'folder' }] }
    const waiting = { swap: { tweaks: {}, typeNames: { [journal.id]: 'chapter' } } }
    const once = { ...folder, site: { ...folder.site, formerTemplates: waiting } }
    expect(typesOf(replace(once, []))).toEqual(['folder'])
  })
})
