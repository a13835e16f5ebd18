import { withoutTokens } from '../tokens.ts'

/** What stands for what is left out. */
const marks = { email: '[email]', token: '[token]', number: '[number]', address: '[address]' }

/** Characters that show nothing, but for breaks of lines and tabs. */
const control = /[^\P{Cc}\n\t]/gu

/** What follows the path of an address, such as `?email=…` and `#token`; no `a?.b` and `this.#b`. */
const query = /(?<=[\w/-])[?#](?!\.)[^\s()'"<>]*/g

const email = /[^\s@<>()[\]"',;:/=?&]{1,64}(?:@|%40)[^\s@<>()[\]"',;:/=?&]{1,255}/gi

/** Such as the number of a card or a telephone. */
const longNumber = /(?<![\w-])\+?\d(?:[ -]?\d){8,30}(?![\w-])/g

const networkAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g

/** The path of a script. It names a file, and nobody who saw it: builders write hashes into such names. */
const script = /(?<![\w%.~/@-])(\/(?:[\w.~/-]|%(?!40)){1,300}\.m?js)(?![\w%.~/@-])/

/** A text that a page told, without what may say who saw it: queries of addresses, e-mail addresses, tokens and long numbers; and without the site's own hosts. Where a script stands is left as it is. */
export function cleanReport(text: string, hosts: readonly string[]): string {
  const ownHosts = hosts.reduce(
    (rest, host) => rest.replaceAll(`https://${host}`, '').replaceAll(`http://${host}`, ''),
    text.toWellFormed().replace(control, ' '),
  )
  const parts = ownHosts.replace(query, lineAndColumn).split(script)
  return parts.map((part, place) => (place % 2 === 1 ? part : withoutPersons(part))).join('')
}

function withoutPersons(text: string): string {
  return withoutTokens(text.replace(email, marks.email), marks.token)
    .replace(longNumber, marks.number)
    .replace(networkAddress, marks.address)
}

/** Where in a script something was thrown stands behind its address. */
function lineAndColumn(query: string): string {
  return /(?::\d{1,9})+$/.exec(query.slice(-24))?.[0] ?? ''
}
