import { maskedSecret } from '@vitrine/domain/website/settings/masked-secret'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editSettings, type SettingsEditor } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { openPlacesStandIn, type PlacesStandIn } from '../testing/places-stand-in.ts'
import { signInAs } from '../testing/sign-in.ts'

const autocomplete = '/api/google-maps/places/autocomplete'
const details = '/api/google-maps/places/details'
const context = 'productPage=checkout&productSection=shipping'

let standIn: PlacesStandIn
let shop: OpenShop
let settings: SettingsEditor
beforeAll(async () => {
  standIn = await openPlacesStandIn()
  shop = await openShop({ placesDesk: standIn.desk })
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  settings = editSettings(owner, '/api/panel/settings/places')
})
afterAll(async () => {
  await shop.close()
  await standIn.close()
})

describe('GET /api/google-maps/places/autocomplete', () => {
  it('suggests cities, of the country of the shop first, and thanks who listed them', async () => {
    const { predictions, credit } = (await shop.get(`${autocomplete}?input=tor`)).json()
    expect(predictions[0]).toEqual({
      placeId: 'geonames:1',
      description: 'Toronto, Ontario, Canada',
      mainText: 'Toronto',
      secondaryText: 'Ontario, Canada',
    })
    expect(predictions).toHaveLength(3)
    expect(credit).toBe('Cities by GeoNames, CC BY 4.0')
  })

  it('suggests those of one country, where one is given', async () => {
    const { predictions } = (await shop.get(`${autocomplete}?input=tor&kind=city&country=us`)).json()
    expect(predictions.map(({ placeId }: { placeId: string }) => placeId)).toEqual(['geonames:2'])
  })

  it('suggests nothing for nothing, and refuses what is no country', async () => {
    expect((await shop.get(`${autocomplete}?input=`)).json().predictions).toEqual([])
    expect((await shop.get(`${autocomplete}?input=tor&country=USA`)).statusCode).toBe(400)
  })

  it('may be asked so often, and no more', async () => {
    const crowded = await openShop({ placesDesk: standIn.desk })
    const answers = await Promise.all(
      Array.from({ length: 241 }, () => crowded.get(`${autocomplete}?input=tor`)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    await crowded.close()
  })
})

describe('GET /api/google-maps/places/details', () => {
  it('tells the address of a city, its region as the country writes it', async () => {
    const { place } = (await shop.get(`${details}?placeId=geonames:1&${context}`)).json()
    expect(place).toMatchObject({
      ...{ city: 'Toronto', region: 'ON', country: 'CA', countryName: 'Canada' },
      ...{ postalCode: '', line1: '', latitude: 43.7, longitude: -79.4163 },
    })
  })

  it('needs a tracking context with productPage and productSection', async () => {
    expect((await shop.get(`${details}?placeId=geonames:1`)).statusCode).toBe(400)
    expect((await shop.get(`${details}?placeId=geonames:1&productPage=checkout`)).statusCode).toBe(400)
  })

  it('says when a place is not known', async () => {
    const answer = await shop.get(`${details}?placeId=geonames:77&${context}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('This place is not known.')
  })
})

describe('with a key of Google', () => {
  beforeEach(async () => {
    standIn.asked.length = 0
    await settings.change({ service: 'google', googleKey: 'the-key' })
  })

  it('suggests what Google knows, asked by the server with the session of the search', async () => {
    const { predictions, credit } = (await shop.get(`${autocomplete}?input=brand&session=s-1`)).json()
    expect(predictions).toEqual([
      {
        placeId: 'gate',
        description: 'Brandenburg Gate, Pariser Platz, Berlin, Germany',
        mainText: 'Brandenburg Gate',
        secondaryText: 'Pariser Platz, Berlin, Germany',
      },
    ])
    expect(credit).toBe('Powered by Google')
    expect(standIn.asked).toMatchObject([{ key: 'the-key', body: { input: 'brand', sessionToken: 's-1' } }])
  })

  it('tells the address of a place as its country writes it', async () => {
    const { place } = (await shop.get(`${details}?placeId=gate&session=s-1&${context}`)).json()
    expect(place).toEqual({
      ...{
        placeId: 'gate',
        name: 'Brandenburg Gate',
        line1: 'Pariser Platz 1',
        city: 'Berlin',
        region: 'BE',
      },
      ...{ postalCode: '10117', country: 'DE', countryName: 'Germany' },
      ...{ latitude: 52.5163, longitude: 13.3777 },
    })
    expect((await shop.get(`${details}?placeId=elsewhere&${context}`)).statusCode).toBe(404)
  })

  it('suggests cities of the list when Google is silent or refuses the key', async () => {
    const silent = (await shop.get(`${autocomplete}?input=tor%20silence`)).json()
    expect(silent).toEqual({ predictions: [], credit: 'Cities by GeoNames, CC BY 4.0' })
    await settings.change({ googleKey: 'another-key' })
    const refused = (await shop.get(`${autocomplete}?input=tor`)).json()
    expect(refused.predictions[0].mainText).toBe('Toronto')
    const silentPlace = await shop.get(`${details}?placeId=silence&${context}`)
    expect(silentPlace.statusCode).toBe(504)
  })

  it('never sends the key back, and keeps it behind the placeholder', async () => {
    const { value } = await settings.read()
    expect(value.googleKey).toBe(maskedSecret)
    expect((await settings.change({ tileCredit: '' })).status).toBe(200)
    await shop.get(`${autocomplete}?input=brand`)
    expect(standIn.asked[0]?.key).toBe('the-key')
    const page = await shop.get('/shop')
    expect(page.body).not.toContain('the-key')
  })

  it('refuses a change that crosses another', async () => {
    const { version } = await settings.read()
    await settings.change({ service: 'built-in' })
    expect((await settings.change({ service: 'google' }, version)).status).toBe(409)
  })
})
