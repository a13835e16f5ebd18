import { Link, useLocation } from '@tanstack/react-router'
import { listActivityCall } from '@vitrine/contract/activity/activity-calls'
import type { Call } from '@vitrine/contract/call'
import { listInventoryCall } from '@vitrine/contract/catalogue/inventory-calls'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { listPanelCommentsCall } from '@vitrine/contract/comments/panel-calls'
import { listContentCollectionsCall } from '@vitrine/contract/content/item-calls'
import { listCustomersCall } from '@vitrine/contract/customers/panel-calls'
import { listDiscountsCall } from '@vitrine/contract/discounts/panel-calls'
import { listExportsCall } from '@vitrine/contract/exports/export-calls'
import { listFormsCall } from '@vitrine/contract/forms/form-list-calls'
import { listGiftCardsCall } from '@vitrine/contract/gift-cards/panel-calls'
import { readTranslationStatusCall } from '@vitrine/contract/languages/translation-calls'
import { listMailCall } from '@vitrine/contract/mail/panel-calls'
import { listMediaCall } from '@vitrine/contract/media/library-calls'
import { mayKeepLists } from '@vitrine/contract/newsletter/newsletter-policy'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { readNoticesCall } from '@vitrine/contract/website/panel-calls'
import { readDesignCall } from '@vitrine/contract/website/settings/design-calls'
import {
  Boxes,
  Gift,
  Globe,
  History,
  House,
  Images,
  Inbox,
  Languages,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Newspaper,
  Package,
  Palette,
  PanelsTopLeft,
  Send,
  Settings,
  ShoppingBag,
  TicketPercent,
  Users,
} from 'lucide-react'
import { may } from '../session/may.ts'
import { useSession } from '../session/session.ts'
import classes from './navigation.module.css'

interface NavigationEntry {
  readonly to:
    | '/'
    | '/orders'
    | '/customers'
    | '/discounts'
    | '/products'
    | '/gift-cards'
    | '/inventory'
    | '/pages'
    | '/media'
    | '/content'
    | '/design'
    | '/comments'
    | '/forms'
    | '/newsletter'
    | '/translate'
    | '/website'
    | '/mailbox'
    | '/activity'
    | '/settings'
  /** The view that it opens with, where that is not the first. */
  readonly search?: { readonly f: string }
  readonly label: string
  readonly icon: LucideIcon
  readonly needs: Pick<Call, 'policy'> | null
  /** Addresses elsewhere whose screens belong to the room. */
  readonly also?: readonly string[]
}

/** The rooms of the panel. */
export const places: readonly NavigationEntry[] = [
  { to: '/', label: 'Start', icon: House, needs: null },
  { to: '/orders', label: 'Orders', icon: ShoppingBag, needs: listOrdersCall },
  { to: '/customers', label: 'Customers', icon: Users, needs: listCustomersCall },
  { to: '/discounts', label: 'Discounts', icon: TicketPercent, needs: listDiscountsCall },
  { to: '/products', label: 'Products', icon: Package, needs: listProductsCall },
  { to: '/gift-cards', label: 'Gift cards', icon: Gift, needs: listGiftCardsCall },
  { to: '/inventory', label: 'Inventory', icon: Boxes, needs: listInventoryCall },
  { to: '/pages', label: 'Pages', icon: PanelsTopLeft, needs: listPagesCall },
  { to: '/content', label: 'Content', icon: Newspaper, needs: listContentCollectionsCall },
  { to: '/design', label: 'Design', icon: Palette, needs: readDesignCall },
  { to: '/media', label: 'Media', icon: Images, needs: listMediaCall },
  {
    to: '/comments',
    search: { f: 'state:is:pending' },
    label: 'Comments',
    icon: MessagesSquare,
    needs: listPanelCommentsCall,
  },
  { to: '/forms', label: 'Forms', icon: Inbox, needs: listFormsCall },
  { to: '/newsletter', label: 'Newsletter', icon: Send, needs: { policy: mayKeepLists } },
  { to: '/translate', label: 'Translate', icon: Languages, needs: readTranslationStatusCall },
  { to: '/website', label: 'Website', icon: Globe, needs: readNoticesCall },
  { to: '/mailbox', label: 'Mailbox', icon: Mail, needs: listMailCall },
  { to: '/activity', label: 'Activity', icon: History, needs: listActivityCall },
  // Who may do nothing else there takes files of what they work on.
  {
    to: '/settings',
    label: 'Settings',
    icon: Settings,
    needs: listExportsCall,
    also: ['/redirects', '/api-keys', '/exports', '/sites'],
  },
]

/** Links to the screens that the account may see. */
export function Navigation() {
  const { account } = useSession()
  const path = useLocation({ select: (location) => location.pathname })
  const open = places.filter((place) => place.needs === null || may(account.roles, place.needs))
  return (
    <ul className={classes.entries}>
      {open.map((place) => {
        const isHere =
          place.to === '/'
            ? path === '/'
            : [place.to, ...(place.also ?? [])].some((at) => path.startsWith(at))
        return (
          <li key={place.to}>
            <Link
              to={place.to}
              search={place.search ?? {}}
              className={classes.entry}
              aria-current={isHere ? 'page' : undefined}
            >
              <place.icon size={18} aria-hidden />
              {place.label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
