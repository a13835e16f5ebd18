import type { Call } from '@vitrine/contract/call'
import { readIdentityCall } from '@vitrine/contract/website/identity-calls'

/** A room of the settings. */
export interface SettingsRoom {
  readonly to: '/settings/identity'
  readonly label: string
  readonly description: string
  readonly needs: Pick<Call, 'policy'>
}

/** The rooms of the settings, by what they are about. */
export const settingsRooms: readonly { readonly group: string; readonly rooms: readonly SettingsRoom[] }[] = [
  {
    group: 'Your site',
    rooms: [
      {
        to: '/settings/identity',
        label: 'Title and logo',
        description: 'What the site is called, its tagline, its logo and the picture it is shared with',
        needs: readIdentityCall,
      },
    ],
  },
]
