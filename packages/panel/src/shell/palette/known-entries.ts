import type { Call } from '@vitrine/contract/call'
import { createProductCall } from '@vitrine/contract/catalogue/panel-calls'
import { createItemCall } from '@vitrine/contract/content/item-calls'
import { createDiscountCall } from '@vitrine/contract/discounts/panel-calls'
import { createExperimentCall } from '@vitrine/contract/experiments/panel-calls'
import { listScriptErrorsCall, readInsightVitalsCall } from '@vitrine/contract/insight/panel-calls'
import { beginUploadCall } from '@vitrine/contract/media/upload-calls'
import { createCampaignCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { createProposalCall } from '@vitrine/contract/proposals/panel-calls'
import { createPageCall, listPagesCall } from '@vitrine/contract/website/page-calls'
import { changeRedirectsCall } from '@vitrine/contract/website/panel-calls'
import { settingsRooms } from '../../screens/settings/settings-rooms.ts'
import { may } from '../../session/may.ts'
import { roomsOpenTo } from '../rooms.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** What needs no search: an entry, and the call that one must be allowed to make. */
type Known = PaletteEntry & { readonly needs: Pick<Call, 'policy'> | null }

const acts: readonly Known[] = [
  {
    href: '/orders/drafts/new',
    label: 'New draft order',
    hint: 'Put an order together for a customer',
    words: 'create pay link invoice quote',
    needs: createProposalCall,
  },
  {
    href: '/products/new',
    label: 'New product',
    hint: 'Add a product',
    words: 'create',
    needs: createProductCall,
  },
  {
    href: '/content',
    label: 'New post',
    hint: 'Write for a blog, or add an event',
    words: 'create article blog news',
    needs: createItemCall,
  },
  {
    href: '/discounts/new',
    label: 'New discount',
    hint: 'Take something off, with a code or automatically',
    words: 'create coupon code',
    needs: createDiscountCall,
  },
  {
    href: '/newsletter/campaigns',
    label: 'New campaign',
    hint: 'Write a mail to everybody on a list',
    words: 'create newsletter mailing',
    needs: createCampaignCall,
  },
  { href: '/pages', label: 'New page', hint: 'Add a page to a menu', words: 'create', needs: createPageCall },
  {
    href: '/redirects',
    label: 'Add redirect',
    hint: 'Lead an old address on',
    words: 'new url',
    needs: changeRedirectsCall,
  },
  {
    href: '/media',
    label: 'Upload pictures',
    hint: 'Add files to the library',
    words: 'new image file',
    needs: beginUploadCall,
  },
  {
    href: '/pages?tab=trash',
    label: 'Pages in the trash',
    hint: 'Bring a page back',
    words: 'restore deleted',
    needs: listPagesCall,
  },
  {
    href: '/statistics/speed',
    label: 'Speed of your pages',
    hint: 'How fast they come up for visitors',
    words: 'vitals performance slow',
    needs: readInsightVitalsCall,
  },
  {
    href: '/statistics/errors',
    label: 'Errors on your pages',
    hint: 'What went wrong in scripts',
    words: 'bugs javascript stack',
    needs: listScriptErrorsCall,
  },
  {
    href: '/settings/experiments',
    label: 'New toggle or test',
    hint: 'Show something to a part of the visitors',
    words: 'create experiment a/b feature flag',
    needs: createExperimentCall,
  },
  {
    href: '/account',
    label: 'Change your password',
    hint: 'Your account',
    words: 'name email',
    needs: null,
  },
]

/** The acts that an account may do. */
export function actsFor(roles: readonly string[]): readonly PaletteEntry[] {
  return allowed(acts, roles)
}

/** The rooms that it may enter, those of the settings last. */
export function roomsFor(roles: readonly string[]): readonly PaletteEntry[] {
  const rooms = roomsOpenTo(roles).map(({ to, label, words = '' }) => ({
    href: to,
    label,
    hint: 'Room',
    isRoom: true as const,
    words,
    needs: null,
  }))
  const settings = settingsRooms.flatMap(({ rooms }) =>
    rooms.map(({ to, label, description, words = '', needs }) => ({
      href: to,
      label,
      hint: description,
      words,
      needs,
    })),
  )
  const account = {
    href: '/account',
    label: 'Your account',
    hint: 'Room',
    isRoom: true as const,
    needs: null,
  }
  return allowed([...rooms, account, ...settings], roles)
}

function allowed(known: readonly Known[], roles: readonly string[]): readonly PaletteEntry[] {
  return known.filter(({ needs }) => needs === null || may(roles, needs))
}
