import { readPlaceCall, suggestPlacesCall } from '@vitrine/contract/places/calls'
import { changePlacesCall, readPlacesCall } from '@vitrine/contract/places/panel-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { getPlace, getSuggestions } from '../places/calls.ts'
import { placesPart } from '../places/places-part.ts'
import { changingPart, readingPart } from '../website/settings-part.ts'

/** Puts the calls of places and maps on the server. */
export function mountPlaces(app: FastifyInstance): void {
  mount(app, suggestPlacesCall, getSuggestions)
  mount(app, readPlaceCall, getPlace)
  mount(app, readPlacesCall, readingPart(placesPart))
  mount(app, changePlacesCall, changingPart(placesPart))
}
