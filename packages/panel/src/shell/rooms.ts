import { whoeverChanges } from '@vitrine/contract/activity/activity-policy'
import { mayReadProducts } from '@vitrine/contract/catalogue/catalogue-policy'
import { moderators } from '@vitrine/contract/comments/comments-policy'
import { mayWriteContent } from '@vitrine/contract/content/content-policy'
import { mayKeepCustomers } from '@vitrine/contract/customers/customers-policy'
import { mayKeepDiscounts } from '@vitrine/contract/discounts/discounts-policy'
import { whoeverExports } from '@vitrine/contract/exports/exports-policy'
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
import type { RoomEntry } from './room-entry.ts'

const entries = [
  { to: '/', label: 'Start', icon: House, needs: null, key: 'h', words: 'home dashboard today' },
  {
    to: '/statistics',
    label: 'Statistics',
    icon: ChartColumn,
    needs: mayReadInsight,
    key: 'q',
    words: 'analytics visits visitors traffic views reports conversion funnel',
  },
  {
    to: '/orders',
    label: 'Orders',
    icon: ShoppingBag,
    needs: mayReadOrders,
    key: 'o',
    words: 'refund return withdrawal cancel invoice packing slip sales',
  },
  {
    to: '/customers',
    label: 'Customers',
    icon: Users,
    needs: mayKeepCustomers,
    key: 'c',
    words: 'buyers people contacts',
  },
  {
    to: '/discounts',
    label: 'Discounts',
    icon: TicketPercent,
    needs: mayKeepDiscounts,
    key: 'v',
    words: 'coupon code promotion sale',
  },
  {
    to: '/products',
    label: 'Products',
    icon: Package,
    needs: mayReadProducts,
    key: 'p',
    words: 'shop goods price variant',
  },
  {
    to: '/gift-cards',
    label: 'Gift cards',
    icon: Gift,
    needs: mayKeepGiftCards,
    key: 'g',
    words: 'voucher balance',
  },
  {
    to: '/subscriptions',
    label: 'Subscriptions',
    icon: Repeat,
    needs: mayKeepSubscriptions,
    key: 'y',
    words: 'recurring renewal',
  },
  {
    to: '/inventory',
    label: 'Inventory',
    icon: Boxes,
    needs: mayReadProducts,
    key: 'i',
    words: 'stock quantity',
  },
  {
    to: '/restock',
    label: 'Back in stock',
    icon: BellRing,
    needs: mayKeepRestock,
    key: 'k',
    words: 'sold out notify waiting',
  },
  {
    to: '/members',
    label: 'Members',
    icon: IdCard,
    needs: mayKeepMembers,
    key: 'x',
    words: 'membership plan area',
  },
  {
    to: '/pages',
    label: 'Pages',
    icon: PanelsTopLeft,
    needs: mayWritePages,
    key: 'e',
    words: 'menu navigation block',
  },
  {
    to: '/content',
    label: 'Content',
    icon: Newspaper,
    needs: mayWriteContent,
    key: 'n',
    words: 'post blog article event album gallery',
  },
  {
    to: '/design',
    label: 'Design',
    icon: Palette,
    needs: administrators,
    key: 'd',
    words: 'template theme colour font style',
  },
  {
    to: '/media',
    label: 'Media',
    icon: Images,
    needs: mayKeepMedia,
    key: 'm',
    words: 'picture image file photo',
  },
  {
    to: '/comments',
    search: { f: 'state:is:pending' },
    label: 'Comments',
    icon: MessagesSquare,
    needs: moderators,
    key: 'r',
    words: 'moderate spam reply',
  },
  {
    to: '/reviews',
    search: { f: 'state:is:pending' },
    label: 'Reviews',
    icon: Star,
    needs: mayKeepReviews,
    key: 'u',
    words: 'rating stars',
  },
  {
    to: '/forms',
    label: 'Forms',
    icon: Inbox,
    needs: mayWriteForms,
    key: 'f',
    words: 'contact submission entries',
  },
  {
    to: '/newsletter',
    label: 'Newsletter',
    icon: Send,
    needs: mayKeepLists,
    key: 'l',
    words: 'campaign subscriber mailing list',
  },
  {
    to: '/translate',
    label: 'Translate',
    icon: Languages,
    needs: mayTranslate,
    key: 't',
    words: 'language translation',
  },
  { to: '/website', label: 'Website', icon: Globe, needs: administrators, key: 'w' },
  { to: '/mailbox', label: 'Mailbox', icon: Mail, needs: mayReadMail, key: 'b', words: 'mail sent email' },
  {
    to: '/activity',
    label: 'Activity',
    icon: History,
    needs: whoeverChanges,
    key: 'a',
    words: 'log history undo audit',
  },
  // Who may do nothing else there takes files of what they work on.
  {
    to: '/settings',
    label: 'Settings',
    icon: Settings,
    needs: whoeverExports,
    key: 's',
    also: ['/redirects', '/api-keys', '/exports', '/sites'],
  },
] as const satisfies readonly RoomEntry[]

/** A room of the panel. */
export interface Room extends RoomEntry {
  readonly to: (typeof entries)[number]['to']
}

/** The rooms of the panel, in the order of the navigation: keys, palette and navigation take from here what they say of one. */
export const rooms: readonly Room[] = entries

/** The rooms that somebody with these roles may enter. */
export function roomsOpenTo(roles: readonly string[]): readonly Room[] {
  return rooms.filter(({ needs }) => needs === null || mayBy(roles, needs))
}
