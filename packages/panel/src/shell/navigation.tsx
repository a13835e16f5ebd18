import { Link, useLocation } from '@tanstack/react-router'
import { whoeverChanges } from '@vitrine/contract/activity/activity-policy'
import type { Policy } from '@vitrine/contract/call'
import { mayReadProducts } from '@vitrine/contract/catalogue/catalogue-policy'
import { moderators } from '@vitrine/contract/comments/comments-policy'
import { mayWriteContent } from '@vitrine/contract/content/content-policy'
import { mayKeepCustomers } from '@vitrine/contract/customers/customers-policy'
import { mayKeepDiscounts } from '@vitrine/contract/discounts/discounts-policy'
import { mayExport } from '@vitrine/contract/exports/exports-policy'
import { mayWriteForms } from '@vitrine/contract/forms/forms-policy'
import { mayKeepGiftCards } from '@vitrine/contract/gift-cards/gift-cards-policy'
import { mayReadInsight } from '@vitrine/contract/insight/insight-policy'
import { mayTranslate } from '@vitrine/contract/languages/translation-policy'
import { mayReadMail } from '@vitrine/contract/mail/mail-policy'
import { mayKeepMedia } from '@vitrine/contract/media/media-policy'
import { mayKeepMembers } from '@vitrine/contract/memberships/memberships-policy'
import { mayKeepLists } from '@vitrine/contract/newsletter/newsletter-policy'
import { mayReadOrders } from '@vitrine/contract/orders/orders-policy'
import { mayKeepRestock } from '@vitrine/contract/restock/restock-policy'
import { mayKeepReviews } from '@vitrine/contract/reviews/reviews-policy'
import { mayKeepSubscriptions } from '@vitrine/contract/subscriptions/subscriptions-policy'
import { mayWritePages } from '@vitrine/contract/website/pages-policy'
import { administrators } from '@vitrine/contract/website/website-policy'
import {
  BellRing,
  Boxes,
  ChartColumn,
  Gift,
  Globe,
  History,
  House,
  IdCard,
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
  Repeat,
  Send,
  Settings,
  ShoppingBag,
  Star,
  TicketPercent,
  Users,
} from 'lucide-react'
import { mayBy } from '../session/may.ts'
import { useSession } from '../session/session.ts'
import classes from './navigation.module.css'

interface NavigationEntry {
  readonly to:
    | '/'
    | '/statistics'
    | '/orders'
    | '/customers'
    | '/discounts'
    | '/products'
    | '/gift-cards'
    | '/subscriptions'
    | '/inventory'
    | '/restock'
    | '/reviews'
    | '/members'
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
  /** Who may enter: the policy of what the room reads, which stands in a file of its own, so that the shell goes without the calls. */
  readonly needs: Policy | null
  /** Addresses elsewhere whose screens belong to the room. */
  readonly also?: readonly string[]
}

/** The rooms of the panel. */
export const places: readonly NavigationEntry[] = [
  { to: '/', label: 'Start', icon: House, needs: null },
  { to: '/statistics', label: 'Statistics', icon: ChartColumn, needs: mayReadInsight },
  { to: '/orders', label: 'Orders', icon: ShoppingBag, needs: mayReadOrders },
  { to: '/customers', label: 'Customers', icon: Users, needs: mayKeepCustomers },
  { to: '/discounts', label: 'Discounts', icon: TicketPercent, needs: mayKeepDiscounts },
  { to: '/products', label: 'Products', icon: Package, needs: mayReadProducts },
  { to: '/gift-cards', label: 'Gift cards', icon: Gift, needs: mayKeepGiftCards },
  { to: '/subscriptions', label: 'Subscriptions', icon: Repeat, needs: mayKeepSubscriptions },
  { to: '/inventory', label: 'Inventory', icon: Boxes, needs: mayReadProducts },
  { to: '/restock', label: 'Back in stock', icon: BellRing, needs: mayKeepRestock },
  { to: '/members', label: 'Members', icon: IdCard, needs: mayKeepMembers },
  { to: '/pages', label: 'Pages', icon: PanelsTopLeft, needs: mayWritePages },
  { to: '/content', label: 'Content', icon: Newspaper, needs: mayWriteContent },
  { to: '/design', label: 'Design', icon: Palette, needs: administrators },
  { to: '/media', label: 'Media', icon: Images, needs: mayKeepMedia },
  {
    to: '/comments',
    search: { f: 'state:is:pending' },
    label: 'Comments',
    icon: MessagesSquare,
    needs: moderators,
  },
  {
    to: '/reviews',
    search: { f: 'state:is:pending' },
    label: 'Reviews',
    icon: Star,
    needs: mayKeepReviews,
  },
  { to: '/forms', label: 'Forms', icon: Inbox, needs: mayWriteForms },
  { to: '/newsletter', label: 'Newsletter', icon: Send, needs: mayKeepLists },
  { to: '/translate', label: 'Translate', icon: Languages, needs: mayTranslate },
  { to: '/website', label: 'Website', icon: Globe, needs: administrators },
  { to: '/mailbox', label: 'Mailbox', icon: Mail, needs: mayReadMail },
  { to: '/activity', label: 'Activity', icon: History, needs: whoeverChanges },
  // Who may do nothing else there takes files of what they work on.
  {
    to: '/settings',
    label: 'Settings',
    icon: Settings,
    needs: mayExport,
    also: ['/redirects', '/api-keys', '/exports', '/sites'],
  },
]

/** Links to the screens that the account may see. */
export function Navigation() {
  const { account } = useSession()
  const path = useLocation({ select: (location) => location.pathname })
  const open = places.filter((place) => place.needs === null || mayBy(account.roles, place.needs))
  return (
    <ul className={classes.entries}>
      {open.map((place) => {
        const isHere =
          place.to === '/'
            ? path === '/'
            : [place.to, ...(place.also ?? [])].some((at) => path.startsWith(at))
        return (
          <li key={place.to} className={place.to === '/settings' ? classes.pinned : undefined}>
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
