import type { Theme } from '@vitrine/site/theme/theme'
import type { Exchange } from '../../http/exchange.ts'

/** The template that the site of a call is shown in. */
export async function themeOf({ view, origin }: Pick<Exchange, 'view' | 'origin'>): Promise<Theme> {
  const { theme } = await (await view()).contextOf(origin)
  return theme
}
