import type { Call, ReplyOf } from '@vitrine/contract/call'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import type { InputOf } from '@vitrine/contract/client/make-call'
import { listItemsCall } from '@vitrine/contract/content/item-calls'
import { listCustomersCall } from '@vitrine/contract/customers/panel-calls'
import { listDiscountsCall } from '@vitrine/contract/discounts/panel-calls'
import { listFormsCall } from '@vitrine/contract/forms/form-list-calls'
import { listSubmissionsCall } from '@vitrine/contract/forms/panel-calls'
import { listGiftCardsCall } from '@vitrine/contract/gift-cards/panel-calls'
import { listMediaCall } from '@vitrine/contract/media/library-calls'
import { listCampaignsCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { listSubscribersCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { listProposalsCall } from '@vitrine/contract/proposals/panel-calls'
import { listSubscriptionsCall } from '@vitrine/contract/subscriptions/panel-calls'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { orderName } from '@vitrine/domain/orders/order-name'
import { callQuery } from '../../call/call-query.ts'
import type { Formats } from '../../format/use-format.ts'
import { findEntries, type PaletteEntry } from './palette-entry.ts'

/** Most that are shown of a kind. */
const most = 5

/** What entries are made with. */
interface Shown extends Pick<Formats, 'money'> {
  /** The words that were typed. */
  readonly asked: string
}

/** A kind of records that the palette finds. */
export interface RecordKind {
  readonly name: string
  /** The call that one must be allowed to make. */
  readonly needs: Pick<Call, 'policy'>
  /** How they are read and cached, and what they are as entries. */
  readonly query: (shown: Shown) => {
    readonly queryKey: readonly unknown[]
    readonly queryFn: () => Promise<unknown>
    readonly select: (reply: unknown) => readonly PaletteEntry[]
  }
}

/** Kinds of records in the order in which they are shown. */
export const recordKinds: readonly RecordKind[] = [
  searched('Orders', listOrdersCall, ({ rows }, { money }) =>
    rows.map((order) => ({
      href: `/orders/${order.id}`,
      label: `Order ${orderName(order)}`,
      hint: `${order.customerName || order.email}, ${money(order.grandTotalCents, order.currency)}`,
    })),
  ),
  searched('Draft orders', listProposalsCall, ({ rows }, { money }) =>
    rows.map(({ id, customer, email, items, totalCents, currency }) => ({
      href: `/orders/drafts/${id}`,
      label: customer || email || items,
      hint: money(totalCents, currency),
    })),
  ),
  searched('Subscriptions', listSubscriptionsCall, ({ rows }) =>
    rows.map(({ id, productTitle, customerName, email }) => ({
      href: `/subscriptions/${id}`,
      label: productTitle,
      hint: customerName || email || 'Subscription',
    })),
  ),
  searched('Customers', listCustomersCall, ({ rows }) =>
    rows.map(({ id, name, email }) => ({
      href: `/customers/${id}`,
      label: name || email,
      hint: name ? email : 'Customer',
    })),
  ),
  searched('Products', listProductsCall, ({ rows }) =>
    rows.map(({ id, title }) => ({ href: `/products/${id}`, label: title, hint: 'Product' })),
  ),
  kind(
    'Pages',
    listPagesCall,
    () => ({}),
    ({ pages }, { asked }) =>
      findEntries(
        pages.map(({ id, title, path }) => ({ href: `/pages/${id}`, label: title, hint: path })),
        asked,
      ),
  ),
  searched('Content', listItemsCall, ({ rows }) =>
    rows.map(({ id, title, collectionId }) => ({
      href: `/content/${collectionId}/${id}`,
      label: title,
      hint: 'Content',
    })),
  ),
  searched('Files', listMediaCall, ({ rows }) =>
    rows.map(({ id, title, filename }) => ({
      href: `/media?file=${id}`,
      label: title || filename,
      hint: filename,
    })),
  ),
  kind(
    'Forms',
    listFormsCall,
    () => ({}),
    ({ forms }, { asked }) =>
      findEntries(
        forms.map(({ id, name }) => ({ href: `/forms/${id}/edit`, label: name, hint: 'Form' })),
        asked,
      ),
  ),
  searched('Answers', listSubmissionsCall, ({ rows }) =>
    rows.map(({ id, sender, email, formName }) => ({
      href: `/forms/submissions/${id}`,
      label: sender || email || formName,
      hint: formName,
    })),
  ),
  searched('Discounts', listDiscountsCall, ({ rows }) =>
    rows.map(({ id, name, code }) => ({ href: `/discounts/${id}`, label: name || code, hint: 'Discount' })),
  ),
  searched('Gift cards', listGiftCardsCall, ({ rows }, { money }) =>
    rows.map(({ id, lastFour, recipientName, recipientEmail, balanceCents, currency }) => ({
      href: `/gift-cards/${id}`,
      label: `••••${lastFour}`,
      hint: [recipientName || recipientEmail, money(balanceCents, currency)].filter(Boolean).join(', '),
    })),
  ),
  searched('Campaigns', listCampaignsCall, ({ rows }) =>
    rows.map(({ id, name, subject }) => ({
      href: `/newsletter/campaigns/${id}`,
      label: name,
      hint: subject || 'Campaign',
    })),
  ),
  searched('Subscribers', listSubscribersCall, ({ rows }) =>
    rows.map(({ id, name, email, listName }) => ({
      href: `/newsletter/subscribers/${id}`,
      label: name || email,
      hint: listName,
    })),
  ),
]

/** A kind whose call finds by words. */
function searched<C extends Call>(
  name: string,
  call: C,
  entriesOf: (reply: ReplyOf<C>, shown: Shown) => readonly PaletteEntry[],
): RecordKind {
  return kind(name, call, ({ asked }) => ({ query: { q: asked, limit: most } }) as InputOf<C>, entriesOf)
}

function kind<C extends Call>(
  name: string,
  call: C,
  inputOf: (shown: Shown) => InputOf<C>,
  entriesOf: (reply: ReplyOf<C>, shown: Shown) => readonly PaletteEntry[],
): RecordKind {
  return {
    name,
    needs: call,
    query: (shown) => ({
      ...callQuery(call, inputOf(shown)),
      // The reply of that very call.
      select: (reply) => entriesOf(reply as ReplyOf<C>, shown).slice(0, most),
    }),
  }
}
