import { describe, expect, it } from 'vitest'
import { buildPage, buildTree } from '../testing/build-tree.ts'
import { moveNode, type NodePath, placeText, replaceNode, stepPath } from './move-node.ts'
import { arrangementOf, nodesOf, type TreeNode, titleOf } from './tree-node.ts'

const tree = buildTree({
  pages: [
    buildPage({ id: 'shop', title: 'Shop', contents: 'products' }),
    buildPage({ id: 'blog', title: 'Blog', contents: 'items' }),
    buildPage({ id: 'work', title: 'Work', contents: 'pages' }),
    buildPage({ id: 'pots', title: 'Pots', parentId: 'work' }),
    buildPage({ id: 'about', title: 'About' }),
  ],
  menus: [
    {
      name: 'mainNav',
      links: [
        { kind: 'collection', collectionId: 'shop' },
        { kind: 'folder', title: 'More', links: [{ kind: 'collection', collectionId: 'blog' }] },
        { kind: 'collection', collectionId: 'work' },
      ],
    },
    { name: 'footerNav', links: [] },
  ],
  unlinked: ['about'],
  inside: [{ parentId: 'work', ids: ['pots'] }],
})
const nodes = nodesOf(tree)

const outline = (list: readonly TreeNode[]): unknown =>
  list.map((node) => (node.nodes.length === 0 ? titleOf(node) : [titleOf(node), outline(node.nodes)]))
const after = (from: NodePath, to: NodePath | null) => outline((to && moveNode(nodes, from, to)?.nodes) ?? [])

describe('a tree of pages', () => {
  it('gives back the arrangement that it was made of', () => {
    expect(arrangementOf(nodes, tree)).toMatchObject({
      menus: [{ links: [{}, { title: 'More', links: [{ collectionId: 'blog' }] }, {}] }, { links: [] }],
      unlinked: ['about'],
      inside: [{ parentId: 'work', ids: ['pots'] }],
    })
  })

  it('leaves what an index holds in it when the index is taken out of a menu', () => {
    const without = replaceNode(nodes, [0, 2], null)
    expect(arrangementOf(without, tree).inside).toEqual([{ parentId: 'work', ids: ['pots'] }])
  })

  it('keeps what an index holds when a page is put into it where it stands a second time', () => {
    const work = { kind: 'collection', collectionId: 'work' } as const
    const twice = { ...tree, menus: tree.menus.map((menu) => ({ ...menu, links: [...menu.links, work] })) }
    const moved = moveNode(nodesOf(twice), [2, 0], [1, 0, 0])
    expect(arrangementOf(moved?.nodes ?? [], twice).inside).toEqual([
      { parentId: 'work', ids: ['pots', 'about'] },
    ])
  })

  it('moves a page within its list, into a folder, into another menu and out of all', () => {
    expect(after([0, 0], [0, 2])).toEqual([
      ['Main', [['More', ['Blog']], 'Shop', ['Work', ['Pots']]]],
      'Footer',
      ['Not linked', ['About']],
    ])
    expect(after([0, 0], [0, 1, 0])).toContainEqual([
      'Main',
      [
        ['More', ['Shop', 'Blog']],
        ['Work', ['Pots']],
      ],
    ])
    expect(after([0, 1], [1, 0])).toContainEqual(['Footer', [['More', ['Blog']]]])
    expect(after([0, 0], [2, 0])).toContainEqual(['Not linked', ['Shop', 'About']])
  })

  it('says where the page stands after the move', () => {
    const moved = moveNode(nodes, [0, 1, 0], [0, 0])
    expect(moved?.path).toEqual([0, 0])
    expect(placeText(moved?.nodes ?? [], [0, 0])).toBe('Blog is now 1 of 4 in Main.')
  })

  it('puts nothing into itself, no folder among pages without a link, and no shop of pages into a page', () => {
    expect(moveNode(nodes, [0, 1], [0, 1, 0])).toBeNull()
    expect(moveNode(nodes, [0, 1], [2, 0])).toBeNull()
    expect(moveNode(nodes, [0, 2], [0, 0, 0])).toBeNull()
  })

  it('goes with the arrow keys into what stands before, out again, and on to the next menu', () => {
    expect(after([0, 2], stepPath(nodes, [0, 2], 'in'))).toContainEqual([
      'Main',
      ['Shop', ['More', ['Blog', ['Work', ['Pots']]]]],
    ])
    expect(stepPath(nodes, [0, 1, 0], 'out')).toEqual([0, 2])
    expect(stepPath(nodes, [0, 2], 'down')).toEqual([1, 0])
    expect(stepPath(nodes, [0, 0], 'up')).toBeNull()
    expect(stepPath(nodes, [2, 0], 'up')).toEqual([1, 0])
  })
})
