import { Button, Menu, Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { createPageCall, listPagesCall } from '@vitrine/contract/website/page-calls'
import { ChevronDown, FilePlus, FolderPlus, Link } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { LinkButton } from '../../../parts/link-text.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useMay } from '../../../session/may.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import { parsePagesSearch } from './pages-search.ts'
import { PagesTree } from './pages-tree.tsx'
import { TrashList } from './trash-list.tsx'

const route = getRouteApi('/panel/pages')

/** The pages and menus of the site, and what is in the trash. */
export function PagesScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const pages = useCall(listPagesCall, {})
  const mayArrange = useMay(createPageCall)
  const tab = (mayArrange && search.tab) || 'tree'
  const [adding, setAdding] = useState<'page' | 'link' | 'folder' | null>(null)
  const tree = pages.data
  const addMenu = (
    <Button.Group>
      <Button leftSection={<FilePlus size={16} aria-hidden />} onClick={() => setAdding('page')}>
        Add page
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button px="xs" aria-label="Add something else">
            <ChevronDown size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Link size={16} aria-hidden />} onClick={() => setAdding('link')}>
            Add link
          </Menu.Item>
          <Menu.Item leftSection={<FolderPlus size={16} aria-hidden />} onClick={() => setAdding('folder')}>
            Add folder
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
  return (
    <>
      <PageHead
        title="Pages"
        actions={
          <>
            <LinkButton to="/pages/list" variant="default">
              List
            </LinkButton>
            {mayArrange && tree && tab === 'tree' && addMenu}
          </>
        }
      />
      <Tabs value={tab} onChange={(next) => void navigate({ search: parsePagesSearch({ tab: next }) })}>
        <Tabs.List mb="md" aria-label="Pages and trash">
          <Tabs.Tab value="tree">Pages and menus</Tabs.Tab>
          {mayArrange && (
            <Tabs.Tab value="trash">{tree?.trash.length ? `Trash (${tree.trash.length})` : 'Trash'}</Tabs.Tab>
          )}
        </Tabs.List>
        <Shown of={[pages]} loading="Loading the pages">
          {(read) => (
            <>
              <Tabs.Panel value="tree">
                <PagesTree
                  tree={read}
                  adding={adding === 'page' ? null : adding}
                  onAdded={() => setAdding(null)}
                />
              </Tabs.Panel>
              {mayArrange && (
                <Tabs.Panel value="trash">
                  <TrashList trash={read.trash} />
                </Tabs.Panel>
              )}
              {adding === 'page' && <NewPageDialog tree={read} onClose={() => setAdding(null)} />}
            </>
          )}
        </Shown>
      </Tabs>
    </>
  )
}
