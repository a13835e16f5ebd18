import { readFileSync } from 'node:fs'

const router = readFileSync(new URL('../../packages/panel/src/router.tsx', import.meta.url), 'utf8')

/** The addresses of the panel's screens beneath /config as its router has them, such as `orders/$orderId`. */
export const panelRoutes: readonly string[] = [...router.matchAll(/^ {2}path: '([^']*)',$/gm)].map(
  ([, path]) => path ?? '',
)

/** The address of a screen, with ids in the places of their names. */
export function addressOf(route: string, ids: Readonly<Record<string, string>>): string {
  if (route === '$') return '/config/no-such-room'
  const path = route.replaceAll(/\$(\w+)/g, (_, name: string) => ids[name] ?? 'no-such-id')
  return `/config/${path}`.replace(/\/+$/, '')
}
