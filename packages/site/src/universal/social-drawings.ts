import { socialService } from '../blocks/writers/social-icons.ts'
import { socialColours } from '../styles/system-imports.ts'

/** Names of services as accounts have them; accounts that were typed in by hand end in `-unauth`. */
const serviceNames = [
  ...Object.keys(socialColours),
  'x',
  'mastodon',
  'google-places',
  'applepodcast',
  'threads',
  'bluesky',
  'whatsapp',
  'telegram',
  'discord',
  'patreon',
]

let sheet: string | undefined

/**
 * The sheet of signs that templates name as `/universal/svg/social-accounts.svg#facebook-icon`: for each service a sign (`…-icon`), a square
 * with the sign cut out (`…-mask`), and the plain name for both uses.
 */
export function socialSheet(): string {
  sheet ??= `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${serviceNames.map(symbolsOf).join('')}</svg>`
  return sheet
}

/** One sign as a picture of its own; null for a service that is not known. */
export function socialDrawing(name: string): string | null {
  const bare = name.replace(/-unauth$/, '')
  if (!serviceNames.includes(bare)) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${socialService(bare).path}"/></svg>`
}

function symbolsOf(name: string): string {
  const { path } = socialService(name)
  return [name, `${name}-unauth`]
    .map(
      (id) =>
        `<symbol id="${id}" viewBox="-8 -8 40 40"><path fill-rule="evenodd" d="${path}"/></symbol>` +
        `<symbol id="${id}-icon" viewBox="-8 -8 40 40"><path fill-rule="evenodd" d="${path}"/></symbol>` +
        `<symbol id="${id}-mask" viewBox="-8 -8 40 40"><path fill-rule="evenodd" d="M-8-8h40v40H-8z${path}"/></symbol>`,
    )
    .join('')
}
