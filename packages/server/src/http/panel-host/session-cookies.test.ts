import { expect, it } from 'vitest'
import { cookieForSite, cookiesOfSite, withoutOldest } from './session-cookies.ts'

const idOf = (number: number) => String(number).padStart(24, '0')
const [one, two, account] = [idOf(1), idOf(2), 'a'.repeat(24)]
const place = { websiteId: one, isHttps: true }

it('has a session and known accounts for each site, and each site sees its own', () => {
  const set = ['__Host-owner=secret; Path=/', `__Host-device-${account}=known; Path=/`, 'crumb=c; Path=/']
  expect(set.map((line) => cookieForSite(line, place).split('; ')[0])).toEqual([
    `__Host-owner-${one}=secret`,
    `__Host-device-${one}-${account}=known`,
    'crumb=c',
  ])
  const sent = [
    ...set.map((line) => cookieForSite(line, place).split('; ')[0]),
    ...set.slice(0, 2).map((line) => cookieForSite(line, { ...place, websiteId: two }).split('; ')[0]),
    '__Host-owner=of another host',
    `__Host-device-${account}=of before`,
  ].join('; ')
  expect(cookiesOfSite(sent, place)).toBe(
    `__Host-owner=secret; __Host-device-${account}=known; crumb=c; __Host-device-${account}=of before`,
  )
})

it.each([true, false])('takes the oldest sites from a browser that has many, by HTTPS: %s', (isHttps) => {
  const many = Array.from({ length: 25 }, (_, number) => idOf(number))
  const at = (websiteId: string, line: string) => cookieForSite(line, { websiteId, isHttps })
  const start = isHttps ? '__Host-' : ''
  const header = many
    .flatMap((id) => [at(id, `${start}owner=s`), at(id, `${start}device-${account}=d`)])
    .concat('crumb=c')
    .join('; ')
  // The oldest one of all signs in once more.
  const set = [at(idOf(0), `${start}owner=new; Path=/`), at(idOf(0), `${start}device-${account}=new; Path=/`)]
  const lines = withoutOldest(header, set, isHttps)
  const gone = lines.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=', 1)[0])
  expect(lines.slice(0, 2)).toEqual(set)
  expect(gone.toSorted()).toEqual(
    [1, 2, 3, 4, 5]
      .flatMap((number) => [`${start}device-${idOf(number)}-${account}`, `${start}owner-${idOf(number)}`])
      .toSorted(),
  )
  expect(withoutOldest(header, [at(one, `${start}owner=; Max-Age=0`)], isHttps)).toHaveLength(1)
  expect(withoutOldest('', set, isHttps)).toEqual(set)
})
