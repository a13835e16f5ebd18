import type { readPlaceCall, suggestPlacesCall } from '@vitrine/contract/places/calls'
import { placeCredits, placeText } from '@vitrine/domain/places/place'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { builtInPlaces, isBuiltIn } from './built-in-places.ts'
import { googlePlaces } from './google-places.ts'
import type { PlaceService } from './place-service.ts'

/** Suggests places. When the service of the site does not answer, the cities of the built-in list are suggested in its stead. */
export async function getSuggestions({
  query,
  site,
  services,
}: Exchange<typeof suggestPlacesCall>): Promise<AnswerTo<typeof suggestPlacesCall>> {
  const { input: text, kind = 'any', country, session = '' } = query
  const { language, store } = site
  const home = store.defaultCountry
  const question = { text, kind, country: country?.toUpperCase() ?? null, home, language }
  const chosen = serviceOf({ site, services })
  const found = await chosen.service.suggest(question, { session })
  if (found === null)
    services.log.warn({}, 'Google does not answer about places: cities are suggested from the list')
  const listed = found ?? (await builtIn(services).suggest(question, { session })) ?? []
  return reply({
    predictions: listed.map((each) => ({
      ...each,
      description: [each.mainText, each.secondaryText].filter(Boolean).join(', '),
    })),
    credit: placeCredits[found === null ? 'built-in' : chosen.name],
  })
}

/** Tells where a place is, and its address. */
export async function getPlace({
  query,
  site,
  services,
}: Exchange<typeof readPlaceCall>): Promise<AnswerTo<typeof readPlaceCall>> {
  const { placeId, session = '' } = query
  const service = isBuiltIn(placeId) ? builtIn(services) : serviceOf({ site, services }).service
  const place = await service.describe(placeId, site.language, { session })
  if (place === null) return refuse('place-service-silent', placeText['place-service-silent'])
  if (place === undefined) return refuse('place-unknown', placeText['place-unknown'])
  return reply({ place })
}

type PlacesContext = Pick<Exchange, 'site' | 'services'>

/** The service that the owner chose. */
function serviceOf({ site, services }: PlacesContext) {
  const { service: name, googleKey } = site.places
  const isGoogle = name === 'google' && googleKey !== ''
  const service = isGoogle ? googlePlaces(googleKey, services.placesDesk) : builtIn(services)
  return { name: isGoogle ? name : ('built-in' as const), service }
}

function builtIn(services: PlacesContext['services']): PlaceService {
  return builtInPlaces(services.placesDesk.cities)
}
