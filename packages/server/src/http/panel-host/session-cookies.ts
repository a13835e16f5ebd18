import { cookieName } from '../visitor/cookies.ts'

/** On the panel's host every site has a session cookie of its own, so that who works on two sites stays signed in to both. */
interface SessionPlace {
  readonly websiteId: string
  readonly isHttps: boolean
}

/** The cookies of a request as the calls of one site are to see them: its session goes by the usual name, those of others are left out. */
export function cookiesOfSite(header: string, place: SessionPlace): string {
  const { usual, own } = namesAt(place)
  return header
    .split(/; */)
    .filter((each) => !each.startsWith(`${usual}=`))
    .map((each) => (each.startsWith(`${own}=`) ? usual + each.slice(own.length) : each))
    .filter((each) => !each.startsWith(`${usual}-`))
    .join('; ')
}

/** A cookie that is set, under the name that the site's session has on the panel's host. */
export function cookieForSite(line: string, place: SessionPlace): string {
  const { usual, own } = namesAt(place)
  return line.startsWith(`${usual}=`) ? own + line.slice(usual.length) : line
}

function namesAt({ websiteId, isHttps }: SessionPlace) {
  const usual = cookieName('owner', { httpOnly: true, isHttps })
  return { usual, own: `${usual}-${websiteId}` }
}
