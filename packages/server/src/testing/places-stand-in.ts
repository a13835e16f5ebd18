import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildCityIndex } from '@vitrine/domain/places/build-city-index'
import type { PlacesDesk } from '../services/places-desk.ts'

/** A desk that knows no city, and reaches nobody. */
export const emptyPlacesDesk: PlacesDesk = {
  cities: async () => buildCityIndex([]),
  googleOrigin: 'http://127.0.0.1:9',
  timeLimitMs: 100,
}

/** A server that answers as Google's Places API is documented to, beside a short list of cities. */
export interface PlacesStandIn {
  readonly desk: PlacesDesk
  /** What it was asked, in order. */
  readonly asked: { readonly path: string; readonly key: string; readonly body: unknown }[]
  close(): Promise<void>
}

/** Opens one that knows the key `the-key` and the place `gate`; asked for `silence`, it says nothing. */
export async function openPlacesStandIn(): Promise<PlacesStandIn> {
  const asked: PlacesStandIn['asked'] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const key = String(request.headers['x-goog-api-key'])
    const sent = await text(request)
    asked.push({ path, key, body: sent === '' ? null : JSON.parse(sent) })
    if (sent.includes('silence') || path.includes('silence')) return
    const answer = key === 'the-key' ? answerTo(path) : { status: 403, body: { error: { code: 403 } } }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    desk: {
      cities: async () => cities,
      googleOrigin: `http://127.0.0.1:${port}`,
      timeLimitMs: 700,
    },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function answerTo(path: string): { readonly status: number; readonly body: unknown } {
  if (path === '/v1/places:autocomplete') return { status: 200, body: { suggestions: [gateSuggestion] } }
  if (path.startsWith('/v1/places/gate')) return { status: 200, body: gate }
  return { status: 404, body: { error: { code: 404 } } }
}

const gateSuggestion = {
  placePrediction: {
    placeId: 'gate',
    text: { text: 'Brandenburg Gate, Pariser Platz, Berlin, Germany' },
    structuredFormat: {
      mainText: { text: 'Brandenburg Gate' },
      secondaryText: { text: 'Pariser Platz, Berlin, Germany' },
    },
  },
}

const component = (longText: string, shortText: string, ...types: readonly string[]) => ({
  longText,
  shortText,
  types,
})

const gate = {
  id: 'gate',
  displayName: { text: 'Brandenburg Gate', languageCode: 'en' },
  location: { latitude: 52.5163, longitude: 13.3777 },
  addressComponents: [
    component('1', '1', 'street_number'),
    component('Pariser Platz', 'Pariser Platz', 'route'),
    component('Berlin', 'Berlin', 'locality', 'political'),
    component('Berlin', 'BE', 'administrative_area_level_1', 'political'),
    component('Germany', 'DE', 'country', 'political'),
    component('10117', '10117', 'postal_code'),
  ],
}

const city = (id: number, name: string, country: string, region: string, population: number) => ({
  ...{ id, name, names: [name], country, region, population },
  ...{ latitude: 43.7, longitude: -79.4163 },
})

const cities = buildCityIndex([
  city(1, 'Toronto', 'CA', 'Ontario', 2_600_000),
  city(2, 'Toronto', 'US', 'Ohio', 5_000),
  city(3, 'Torino di Sangro', 'IT', 'Abruzzo', 3_000),
])
