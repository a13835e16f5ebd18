import type { ReplyOf } from '@vitrine/contract/call'
import { newUuid } from '@vitrine/contract/client/new-uuid'
import { readPlaceAddress, suggestPlacesAddress } from '@vitrine/contract/places/addresses'
import type { readPlaceCall, suggestPlacesCall } from '@vitrine/contract/places/calls'
import { callShop } from '../../../runtime/shop-call/call-shop.ts'
import { createSuggestionList } from './suggestion-list.ts'

/** A city that was chosen; the region is '' where it is not known. */
export interface ChosenCity {
  readonly city: string
  readonly region: string
}

interface CityWishes {
  /** The country of the address, whose cities alone are suggested. */
  readonly countryNow: () => string
  readonly choose: (city: ChosenCity) => void
  /** Ends everything. */
  readonly signal: AbortSignal
}

type Prediction = ReplyOf<typeof suggestPlacesCall>['predictions'][number]

/** How long nothing is typed before cities are asked for, and how long they are waited for. */
export const typingPauseMs = 150
const timeLimitMs = 4_000

/** Suggests cities below a field while somebody types into it; what a browser fills in by itself asks for nothing. */
export function suggestCities(input: HTMLInputElement, { countryNow, choose, signal }: CityWishes): void {
  let session = newUuid()
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = async (prediction: Prediction) => {
    const { placeId, mainText: city } = prediction
    choose({ city, region: '' })
    const query = { placeId, session, productPage: 'checkout', productSection: 'address' }
    session = newUuid()
    const outcome = await callShop<typeof readPlaceCall>(readPlaceAddress, { query }, { timeLimitMs })
    if (!outcome.ok || input.value !== city) return
    choose({ city: outcome.reply.place.city || city, region: outcome.reply.place.region })
  }
  const list = createSuggestionList<Prediction>(input, { signal, choose: (one) => void take(one) })
  const ask = async () => {
    const asked = input.value
    const query = { input: asked, kind: 'city', country: countryNow(), session } as const
    const outcome = await callShop<typeof suggestPlacesCall>(suggestPlacesAddress, { query }, { timeLimitMs })
    if (signal.aborted || input.value !== asked || document.activeElement !== input) return
    const { predictions, credit } = outcome.ok ? outcome.reply : { predictions: [], credit: '' }
    list.show(predictions, credit)
  }
  const wait = () => {
    clearTimeout(timer)
    if (input.value.trim().length < 2 || countryNow() === '' || document.activeElement !== input)
      return list.hide()
    timer = setTimeout(() => void ask(), typingPauseMs)
  }
  input.addEventListener('input', wait, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  wait()
}
