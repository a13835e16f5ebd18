import { cookieName, writeCookie } from '../visitor/cookies.ts'

/**
 * On the panel's host every site has cookies of its own for the session and for the accounts that the browser is known by, so that who works on two
 * sites stays signed in to both.
 */
interface SessionPlace {
  readonly websiteId: string
  readonly isHttps: boolean
}

/** The cookies of a request as the calls of one site are to see them: its own go by the usual names and stand first, those of others are left out. */
export function cookiesOfSite(header: string, { websiteId, isHttps }: SessionPlace): string {
  const { session, device } = namesBy(isHttps)
  const [ownSession, ownDevice] = [`${session}-${websiteId}=`, `${device}${websiteId}-`]
  const isOfAnother = new RegExp(`^(?:${session}(?:-[^=]*)?=|${device}[0-9a-f]{24}-)`)
  const sent = header.split(/; */)
  const own = sent.flatMap((each) => {
    if (each.startsWith(ownSession)) return [`${session}=${each.slice(ownSession.length)}`]
    return each.startsWith(ownDevice) ? [device + each.slice(ownDevice.length)] : []
  })
  // Accounts that a browser was known by before this was so are of any site.
  return [...own, ...sent.filter((each) => !isOfAnother.test(each))].join('; ')
}

/** A cookie that is set, under the name that it has on the panel's host. */
export function cookieForSite(line: string, { websiteId, isHttps }: SessionPlace): string {
  const { session, device } = namesBy(isHttps)
  if (line.startsWith(`${session}=`)) return `${session}-${websiteId}${line.slice(session.length)}`
  return line.startsWith(device) ? `${device}${websiteId}-${line.slice(device.length)}` : line
}

/** So many sites are remembered of a browser: with those of hundreds, no server would take its requests any more. */
const mostSites = 20

/**
 * Takes the oldest sites from a browser where a session of one begins, as lines beside those that are set. Browsers send first what they have had
 * for the longest time.
 */
export function withoutOldest(header: string, set: readonly string[], isHttps: boolean): readonly string[] {
  const { session, device } = namesBy(isHttps)
  if (!set.some((line) => line.startsWith(`${session}-`) && !/^[^=]*=;/.test(line))) return set
  const names = header.split(/; */).map((each) => each.split('=', 1)[0] ?? '')
  const isSet = (name: string) => set.some((line) => line.startsWith(`${name}=`))
  const oldest = [`${session}-`, device].flatMap((start) => {
    const others = names.filter((name) => name.startsWith(start) && !isSet(name))
    return others.slice(0, Math.max(0, others.length - mostSites + 1))
  })
  const gone = (sent: string) => {
    const name = isHttps ? sent.replace(/^__Host-/, '') : sent
    return writeCookie({ name, value: '', httpOnly: true, maxAgeSeconds: 0 }, isHttps)
  }
  return [...set, ...oldest.map(gone)]
}

function namesBy(isHttps: boolean) {
  const nameOf = (name: string) => cookieName(name, { httpOnly: true, isHttps })
  return { session: nameOf('owner'), device: nameOf('device-') }
}
