import { ActionIcon, Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { setPageRoleCall, showPageCall } from '@vitrine/contract/website/page-act-calls'
import {
  Copy,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileQuestionMark,
  House,
  ListPlus,
  ListX,
  Settings2,
  Trash2,
} from 'lucide-react'
import { call } from '../../../call/client.ts'
import { useSession } from '../../../session/session.ts'
import { siteHref } from '../../../session/site-href.ts'
import type { TreePage } from './rules/tree-node.ts'
import { useCopyPage } from './use-copy-page.ts'
import { usePageAct } from './use-page-act.ts'

interface PageMenuProps {
  readonly page: TreePage
  /** What its row calls it. */
  readonly name: string
  /** Menus that do not show the page. */
  readonly otherMenus: readonly { readonly name: string; readonly title: string }[]
  readonly onAddTo: (menuName: string) => void
  /** Null where it stands in no menu. */
  readonly onTakeOut: (() => void) | null
  readonly onTrash: () => void
}

/** What can be done with a page beside moving it. */
export function PageMenu({ page, name, otherMenus, onAddTo, onTakeOut, onTrash }: PageMenuProps) {
  const navigate = useNavigate()
  const act = usePageAct()
  const session = useSession()
  const params = { collectionId: page.id }
  const { title, isEnabled, isHomepage, isNotFound } = page
  const setRole = (role: 'home' | 'not-found' | 'none', doneText: string) =>
    void act(call(setPageRoleCall, { params, body: { role } }), doneText)
  const copy = useCopyPage(page)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More about ${name}`}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Settings2 size={16} aria-hidden />}
          onClick={() => void navigate({ to: '/pages/$collectionId', params })}
        >
          Settings
        </Menu.Item>
        {isEnabled && (
          <Menu.Item
            component="a"
            href={siteHref(page.path, session)}
            target="_blank"
            rel="noreferrer"
            leftSection={<ExternalLink size={16} aria-hidden />}
          >
            View page
          </Menu.Item>
        )}
        <Menu.Divider />
        {!isHomepage && (
          <Menu.Item
            leftSection={isEnabled ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            onClick={() =>
              void act(
                call(showPageCall, { params, body: { isEnabled: !isEnabled } }),
                isEnabled ? `${title} is hidden from visitors` : `Visitors see ${title}`,
              )
            }
          >
            {isEnabled ? 'Hide from visitors' : 'Show to visitors'}
          </Menu.Item>
        )}
        {!isHomepage && page.kind.contents !== 'link' && (
          <Menu.Item
            leftSection={<House size={16} aria-hidden />}
            onClick={() => setRole('home', `${title} is the home page`)}
          >
            Make it the home page
          </Menu.Item>
        )}
        {page.kind.contents === 'blocks' && !isHomepage && (
          <Menu.Item
            leftSection={<FileQuestionMark size={16} aria-hidden />}
            onClick={() =>
              isNotFound
                ? setRole('none', 'Unknown addresses show the page of the template')
                : setRole('not-found', `Unknown addresses show ${title}`)
            }
          >
            {isNotFound ? 'No longer show at unknown addresses' : 'Show at unknown addresses (404)'}
          </Menu.Item>
        )}
        <Menu.Divider />
        {otherMenus.map((menu) => (
          <Menu.Item
            key={menu.name}
            leftSection={<ListPlus size={16} aria-hidden />}
            onClick={() => onAddTo(menu.name)}
          >
            Also show in {menu.title}
          </Menu.Item>
        ))}
        {onTakeOut && (
          <Menu.Item leftSection={<ListX size={16} aria-hidden />} onClick={onTakeOut}>
            Take out of this menu
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={copy}>
          Duplicate
        </Menu.Item>
        {!isHomepage && (
          <Menu.Item c="red.9" leftSection={<Trash2 size={16} aria-hidden />} onClick={onTrash}>
            Move to trash
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
