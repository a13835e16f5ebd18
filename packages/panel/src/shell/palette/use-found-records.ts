import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { listItemsCall } from '@vitrine/contract/content/item-calls'
import { listCustomersCall } from '@vitrine/contract/customers/panel-calls'
import { listDiscountsCall } from '@vitrine/contract/discounts/panel-calls'
import { listCampaignsCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { orderName } from '@vitrine/domain/orders/order-name'
import { callQuery } from '../../call/call-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { may } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { findEntries, type PaletteGroup } from './palette-entry.ts'

const most = 5

/** What was found of the shop by words, and whether more is on its way. */
export interface FoundRecords {
  readonly groups: readonly PaletteGroup[]
  readonly isSearching: boolean
}

/** Looks for orders, customers, products, pages, what is on them, discounts and campaigns by words, as far as the account may read them. */
export function useFoundRecords(typed: string): FoundRecords {
  const { roles } = useSession().account
  const { money } = useFormat()
  const [asked] = useDebouncedValue(typed.trim(), 150)
  const isAsked = asked.length > 1
  const results = useQueries({
    queries: [
      {
        ...callQuery(listOrdersCall, { query: { q: asked, limit: most } }),
        enabled: isAsked && may(roles, listOrdersCall),
      },
      {
        ...callQuery(listProductsCall, { query: { q: asked, limit: most } }),
        enabled: isAsked && may(roles, listProductsCall),
      },
      {
        ...callQuery(listCustomersCall, { query: { q: asked, limit: most } }),
        enabled: isAsked && may(roles, listCustomersCall),
      },
      { ...callQuery(listPagesCall, {}), enabled: isAsked && may(roles, listPagesCall) },
      {
        ...callQuery(listItemsCall, { query: { q: asked, limit: most } }),
        enabled: isAsked && may(roles, listItemsCall),
      },
      {
        ...callQuery(listDiscountsCall, { query: { q: asked, limit: most } }),
        enabled: isAsked && may(roles, listDiscountsCall),
      },
      {
        ...callQuery(listCampaignsCall, { query: { q: asked, limit: most } }),
        enabled: isAsked && may(roles, listCampaignsCall),
      },
    ],
  })
  const [orders, products, customers, pages, items, discounts, campaigns] = results
  const found = {
    Orders: (orders.data?.rows ?? []).map((order) => ({
      href: `/orders/${order.id}`,
      label: `Order ${orderName(order)}`,
      hint: `${order.customerName || order.email}, ${money(order.grandTotalCents, order.currency)}`,
    })),
    Customers: (customers.data?.rows ?? []).map(({ id, name, email }) => ({
      href: `/customers/${id}`,
      label: name || email,
      hint: name ? email : 'Customer',
    })),
    Products: (products.data?.rows ?? []).map(({ id, title }) => ({
      href: `/products/${id}`,
      label: title,
      hint: 'Product',
    })),
    Pages: findEntries(
      (pages.data?.pages ?? []).map(({ id, title, path }) => ({
        href: `/pages/${id}`,
        label: title,
        hint: path,
      })),
      asked,
    ).slice(0, most),
    Content: (items.data?.rows ?? []).map(({ id, title, collectionId }) => ({
      href: `/content/${collectionId}/${id}`,
      label: title,
      hint: 'Content',
    })),
    Discounts: (discounts.data?.rows ?? []).map(({ id, name, code }) => ({
      href: `/discounts/${id}`,
      label: name || code,
      hint: 'Discount',
    })),
    Campaigns: (campaigns.data?.rows ?? []).map(({ id, name, subject }) => ({
      href: `/newsletter/campaigns/${id}`,
      label: name,
      hint: subject || 'Campaign',
    })),
  }
  return {
    groups: isAsked ? Object.entries(found).map(([name, entries]) => ({ name, entries })) : [],
    isSearching: typed.trim() !== asked || results.some(({ isFetching }) => isFetching),
  }
}
