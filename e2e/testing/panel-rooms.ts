import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../packages/panel/src/routes/', import.meta.url)
const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))

/** The addresses of the panel's screens beneath /config as its routes have them, such as `orders/$orderId`. */
export const panelRoutes: readonly string[] = routes
  .flatMap((text) => [...text.matchAll(/^ {2}path: '([^']*)',$/gm)])
  .map(([, path]) => path ?? '')

/** The names of ids in the address of a screen. */
export function namesIn(route: string): readonly string[] {
  return [...route.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
}

/** The address of a screen, with ids in the places of their names. */
export function addressOf(route: string, ids: Readonly<Record<string, string>>): string {
  if (route === '$') return '/config/no-such-room'
  const path = route.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const id = ids[name]
    if (!id)
      throw new Error(`Nothing stands for $${name} in ${route}: a screen of nothing would be looked at.`)
    return id
  })
  return `/config/${path}`.replace(/\/+$/, '')
}
