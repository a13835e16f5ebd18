import { EmptyState } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { listPagesCall } from '@vitrine/contract/website/page-calls'
import { exportPagesCall, listPageRowsCall } from '@vitrine/contract/website/page-list-calls'
import { pagesList } from '@vitrine/contract/website/pages-list'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { File } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { menuTitle } from '../menu-title.ts'
import { pageActs } from './acts/page-acts.ts'
import { PageCard } from './page-card.tsx'
import { type PageRow, pageCells } from './page-cells.tsx'

/** The list of pages, with the kinds and menus of the template to choose from. */
export function pagesRoom(
  tree: Pick<ReplyOf<typeof listPagesCall>, 'kinds' | 'menus' | 'menuTitles' | 'pages'>,
): ListRoom<PageRow> {
  const kinds = [...tree.kinds, ...tree.pages.map(({ kind }) => kind)].map(({ title }) => title)
  const menus = tree.menus.map(({ name }) => menuTitle(tree.menuTitles[name] ?? name))
  return {
    list: withChoices({ kind: kinds, menu: menus }),
    read: (query) => callQuery(listPageRowsCall, { query }),
    nameOf: ({ title }) => title,
    cells: pageCells,
    card: (page) => <PageCard page={page} />,
    acts: pageActs,
    csvAddress: (query) => `${exportPagesCall.path}?${new URLSearchParams(query)}`,
    empty: (
      <EmptyState
        py="xl"
        role="status"
        icon={<File aria-hidden />}
        title="No pages yet"
        description="Pages are added beside the menus in which they stand."
      />
    ),
  }
}

function withChoices(values: Readonly<Record<string, readonly string[]>>): ListDescription {
  const filters = pagesList.filters.map((filter) => {
    const choices = [...new Set(values[filter.key])].map((value) => ({ value, label: value }))
    return choices.length > 0 ? ({ ...filter, kind: 'choice', choices } as const) : filter
  })
  return { ...pagesList, filters }
}
