import { expect, it } from 'vitest'
import { openStore } from '../open-store.ts'
import { buildSite } from '../testing/builders.ts'
import { languageLocation } from '../testing/language-location.ts'

const server = process.env.TEST_DATABASE_URL

it.skipIf(!server)('codes are listed by how they begin where the database sorts by a language', async () => {
  const place = await languageLocation(server ?? '')
  const store = await openStore({ ...place, log: { warn: () => {} } })
  const website = buildSite()
  await store.sites.add(website)
  const { discountCodes } = store.site(website.id)
  await discountCodes.add(['MAY-7', 'MAY9', 'MAYA', 'JUNE'], { discountId: 'd', most: null, nowMs: 0 })
  const page = { discountId: 'd', uses: 'any', after: '', limit: 10 } as const
  const codesOf = async (beginning: string) =>
    (await discountCodes.page({ ...page, beginning })).map(({ code }) => code)
  expect(await codesOf('')).toEqual(['JUNE', 'MAY-7', 'MAY9', 'MAYA'])
  expect(await codesOf('MAY')).toEqual(['MAY-7', 'MAY9', 'MAYA'])
  await store.close()
  await place.remove()
})
